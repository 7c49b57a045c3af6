import type { Capability } from '../../contracts/api/capabilities.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { Fold } from '../parts/fold.js';
import { Unlock } from './how-to-enable.js';
import { ToolIcon } from './tool-icon.js';
import { t, translated } from '../text/t.js';

interface UnavailableProps {
  readonly tools: readonly { readonly tool: Tool; readonly reason: Capability }[];
  readonly open: boolean;
}

/** Tools that take this selection but are unavailable here, why, and how to enable them. */
export const Unavailable = ({ tools, open }: UnavailableProps) =>
  tools.length > 0 && (
    <Fold title={t('Not available here ({n})', { n: tools.length })} open={open}>
      <ul className="grid gap-4 px-4 pb-4 pt-1 text-sm">
        {tools.map(({ tool, reason }) => (
          <li key={tool.id} className="grid grid-cols-[1rem_1fr] gap-x-3 text-muted">
            <span className="pt-0.5">
              <ToolIcon tool={tool} look="bare" />
            </span>
            <div className="min-w-0">
              <p className="text-ink">{translated(tool.title)}</p>
              <p className="text-[0.8125rem]">{translated(reason.text)}</p>
              <Unlock capability={reason} />
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  );
