import { useSelector } from '@xstate/react';
import { onePdf } from '../../../../contracts/tools/takes.js';
import { Button } from '../../../parts/button.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { t, translated } from '../../../text/t.js';
import { durationOf } from '../../../tools/action.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { batchAction, isForEach } from '../batch/batch-words.js';
import { shownPageCount } from '../../../work/versions/versions-context.js';
import type { ToolRow } from '../rows/extra-tools.js';
import { useBenchActs } from '../rows/use-bench-acts.js';

interface OpenRowProps {
  readonly work: WorkActor;
  readonly row: ToolRow;
  readonly count: number;
  /** Why it stands by itself, away from its row; in its place where there is no reason. */
  readonly label?: Text;
  /** It is only at hand: nothing about the file asks for it. */
  readonly isQuiet?: boolean;
}

const buttonText = ({ act, action }: ToolRow, count: number): string => {
  const isOneByOne = act.type === 'each' || (act.type === 'report' && isForEach(onePdf, count));
  return isOneByOne ? batchAction({ action }, count) : translated(action);
};

/** A row without options: what it does, and the button for that. */
export const OpenRow = ({ work, row, count, label, isQuiet = false }: OpenRowProps) => {
  const act = useBenchActs(work);
  const pages = useSelector(work, shownPageCount);
  return (
    <form
      aria-label={t('{tool}: options', { tool: translated(row.title) })}
      onSubmit={(event) => {
        event.preventDefault();
        act(row.act);
      }}
      className={`grid animate-rise gap-5 rounded-2xl border bg-card p-4 ${isQuiet ? 'border-line' : 'border-brand/35 shadow-card'}`}
    >
      {label !== undefined && (
        <div className="flex items-center gap-3.5">
          <ToolIcon tool={row} {...(!isQuiet && { look: 'strong' })} />
          <div className="min-w-0 flex-1">
            <p
              className={`text-xs font-semibold tracking-wider uppercase ${isQuiet ? 'text-muted' : 'text-brand-text'}`}
            >
              {translated(label)}
            </p>
            <h2 className="text-[1.0625rem] leading-snug font-semibold tracking-tight">{translated(row.title)}</h2>
            <p className="text-[0.8125rem] text-muted">
              {translated(row.tagline)} · {durationOf(row, pages)}
            </p>
          </div>
        </div>
      )}
      <Button type="submit" size="large" {...(isQuiet && { tone: 'quiet' })}>
        {buttonText(row, count)}
      </Button>
    </form>
  );
};
