import { ChevronDown } from 'lucide-react';
import type { Tool } from '../../contracts/tools/tool.js';
import { ToolIcon } from './tool-icon.js';

interface MisfitsProps {
  readonly misfits: readonly { readonly tool: Tool; readonly reason: string }[];
}

/** Tools that do not take this selection, and why. */
export const Misfits = ({ misfits }: MisfitsProps) =>
  misfits.length > 0 && (
    <details className="group rounded-2xl border border-line">
      <summary className="flex min-h-12 list-none items-center justify-between rounded-2xl px-4 text-sm font-medium text-muted">
        Not for this selection ({misfits.length})
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="grid gap-1 px-4 pb-4 text-sm">
        {misfits.map(({ tool, reason }) => (
          <li
            key={tool.id}
            className="grid grid-cols-[1rem_1fr] items-center gap-x-3 py-1.5 text-muted sm:grid-cols-[1rem_11rem_1fr]"
          >
            <ToolIcon tool={tool} look="bare" />
            <span className="text-ink">{tool.title}</span>
            <span className="text-[0.8125rem] max-sm:col-start-2">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
