import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import { onePdf } from '../../../../../contracts/tools/takes.js';
import type { Tool } from '../../../../../contracts/tools/tool.js';
import { durationOf } from '../../../../tools/action.js';
import { fieldsOf } from '../../../../tools/fields-of-options.js';
import { ToolIcon } from '../../../../tools/tool-icon.js';
import { inHand } from '../../machine/home.context.js';
import type { HomeActor } from '../../machine/home.machine.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import type { ToolRow } from '../rows/extra-tools.js';
import type { RowGroup } from '../rows/offered-tools.js';
import { durationFor, titleFor } from '../batch/batch-words.js';
import { RowIcon } from '../rows/row-icon.js';
import { OpenTool } from './open-tool.js';
import { useBenchActs } from '../rows/use-bench-acts.js';
import { t, translated } from '../../../../text/t.js';

interface ToolRowsProps {
  readonly home: HomeActor;
  readonly bench: WorkbenchActor;
  readonly groups: readonly RowGroup[];
  /** Id of the tool that is shown elsewhere. */
  readonly without: string;
}

/** The tools by group; a row starts its tool, the button beside it shows the options in place. */
export const ToolRows = ({ home, bench, groups, without }: ToolRowsProps) => {
  const act = useBenchActs(home, bench);
  return groups.map(({ title, rows }) => (
    <section key={title} aria-label={translated(title)}>
      <h2 className="mb-1.5 text-[0.8125rem] font-semibold text-muted">{translated(title)}</h2>
      <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
        {rows
          .filter(({ id }) => id !== without)
          .map((row) => (
            <Row key={row.id} home={home} bench={bench} row={row} onStart={() => act(row.act)} />
          ))}
      </ul>
    </section>
  ));
};

interface RowProps {
  readonly home: HomeActor;
  readonly bench: WorkbenchActor;
  readonly row: ToolRow;
  readonly onStart: () => void;
}

const Row = ({ home, bench, row, onStart }: RowProps) => {
  const isUnfolded = useSelector(home, ({ context }) => context.unfolded === row.id);
  const count = useSelector(home, ({ context }) => inHand(context).files.length);
  const hasFailed = useSelector(home, ({ context }) => context.failure?.tool === row.id);
  if (row.reason !== null) return <UnfitRow row={row} reason={row.reason} />;
  const tool = row.act.type === 'convert' ? row.act.tool : null;
  const hasOptions = tool !== null && fieldsOf(tool).length > 0;
  return (
    <li>
      <div className="flex items-center gap-1 rounded-xl pe-1 transition-colors hover:bg-ink/4">
        <button
          type="button"
          onClick={onStart}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-xl ps-2 text-start"
        >
          <RowIcon row={row} />
          <RowWords row={row} tool={tool} count={count} />
        </button>
        {hasOptions && <OptionsButton home={home} row={row} isUnfolded={isUnfolded} />}
      </div>
      {tool !== null && (hasOptions || hasFailed) && isUnfolded && (
        <div className="mx-2 my-2">
          <OpenTool home={home} bench={bench} tool={tool} count={count} />
        </div>
      )}
    </li>
  );
};

interface RowWordsProps extends Pick<RowProps, 'row'> {
  /** Null for what is no tool of the picker. */
  readonly tool: Tool | null;
  readonly count: number;
}

const isOneByOne = ({ act }: ToolRow): boolean => act.type === 'report' || act.type === 'each';

const RowWords = ({ row, tool, count }: RowWordsProps) => {
  const counted = tool ?? (isOneByOne(row) ? { ...row, accepts: onePdf.accepts } : null);
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-sm font-medium">{counted ? titleFor(counted, count) : translated(row.title)}</span>
      <span className="flex text-[0.8125rem] text-muted">
        <span className="truncate">{translated(row.tagline)}</span>
        <span className="shrink-0 whitespace-pre"> · {counted ? durationFor(counted, count) : durationOf(row)}</span>
      </span>
    </span>
  );
};

interface OptionsButtonProps extends Omit<RowProps, 'onStart' | 'bench'> {
  readonly isUnfolded: boolean;
}

const OptionsButton = ({ home, row, isUnfolded }: OptionsButtonProps) => (
  <button
    type="button"
    aria-expanded={isUnfolded}
    aria-label={t('{tool}: options', { tool: translated(row.title) })}
    title={t('Options')}
    onClick={() => {
      home.send({ type: 'options.toggled', tool: row.id });
    }}
    className="grid size-10 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink aria-expanded:bg-brand-soft aria-expanded:text-brand-text"
  >
    <SlidersHorizontal className="size-4" aria-hidden="true" />
  </button>
);

/** A tool that does not take these files keeps its place, with the reason. */
const UnfitRow = ({ row, reason }: { readonly row: ToolRow; readonly reason: string }) => (
  <li data-unfit className="flex min-h-13 items-center gap-3 px-2 text-muted">
    <span className="shrink-0 *:size-9 *:rounded-[10px] *:bg-sunken *:text-muted [&_svg]:size-[1.125rem]">
      <ToolIcon tool={row} />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block text-sm font-medium">{translated(row.title)}</span>
      <span className="block text-[0.8125rem]">{translated(reason)}</span>
    </span>
  </li>
);
