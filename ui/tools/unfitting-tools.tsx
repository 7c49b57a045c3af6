import type { Tool } from '../../contracts/tools/tool.js';
import { Fold } from '../parts/fold.js';
import { ToolIcon } from './tool-icon.js';
import { t, translated } from '../text/t.js';

interface UnfittingToolsProps {
  readonly unfitting: readonly { readonly tool: Tool; readonly reason: string }[];
}

/** Tools that do not take this selection, and why. */
export const UnfittingTools = ({ unfitting }: UnfittingToolsProps) =>
  unfitting.length > 0 && (
    <Fold title={t('Not for this selection ({n})', { n: unfitting.length })}>
      <ul className="grid gap-1 px-4 pb-4 text-sm">
        {unfitting.map(({ tool, reason }) => (
          <li
            key={tool.id}
            className="grid grid-cols-[1rem_1fr] items-center gap-x-3 py-1.5 text-muted sm:grid-cols-[1rem_11rem_1fr]"
          >
            <ToolIcon tool={tool} look="bare" />
            <span className="text-ink">{translated(tool.title)}</span>
            <span className="text-[0.8125rem] max-sm:col-start-2">{translated(reason)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
