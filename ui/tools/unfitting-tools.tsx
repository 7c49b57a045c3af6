import type { Tool } from '../../contracts/tools/tool.js';
import { Fold } from '../parts/fold.js';
import { ToolIcon } from './tool-icon.js';

interface UnfittingToolsProps {
  readonly unfitting: readonly { readonly tool: Tool; readonly reason: string }[];
}

/** Tools that do not take this selection, and why. */
export const UnfittingTools = ({ unfitting }: UnfittingToolsProps) =>
  unfitting.length > 0 && (
    <Fold title={`Not for this selection (${unfitting.length})`}>
      <ul className="grid gap-1 px-4 pb-4 text-sm">
        {unfitting.map(({ tool, reason }) => (
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
    </Fold>
  );
