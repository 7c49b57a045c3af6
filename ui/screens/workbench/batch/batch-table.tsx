import { shallowEqual, useSelector } from '@xstate/react';
import { t, translated } from '../../../text/t.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { GreenBar, SelectionHead } from '../files/files-column.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { BatchLine } from './batch-line.js';
import { groupWords, rowGroupOrder } from './batch-words.js';
import { rowsIn, type BatchContext, type Filter } from '../../../work/batch/batch-context.js';
import type { BatchActor } from '../../../work/batch/batch.machine.js';
import { COLUMNS } from './row-columns.js';
import './batch.css';

interface BatchTableProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly batch: BatchActor;
}

const idsIn = (context: BatchContext): readonly number[] =>
  rowGroupOrder
    .filter((group) => context.filter === 'all' || context.filter === group)
    .flatMap((group) => rowsIn(context, group).map(({ id }) => id));

/** The files of a batch, each with what became of it: failed ones first. */
export const BatchTable = ({ work, layout, batch }: BatchTableProps) => {
  const ids = useSelector(batch, ({ context }) => idsIn(context), shallowEqual);
  return (
    <div data-batch className="@container h-full overflow-y-auto overscroll-contain px-4 pt-4 pb-24 md:px-6 md:pb-6">
      <GreenBar work={work} layout={layout} />
      <div className="mt-3 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 *:first:flex-1">
        <SelectionHead work={work} />
        <Filters batch={batch} />
      </div>
      <div className="overflow-hidden rounded-2xl border border-line bg-card">
        <p
          aria-hidden="true"
          className={`hidden h-10 items-center border-b border-line text-[0.8125rem] text-muted @2xl:grid ${COLUMNS}`}
        >
          <span />
          <span>{t('Name')}</span>
          <span className="text-end">{t('Pages')}</span>
          <span className="text-end">{t('Size')}</span>
          <span>{t('State')}</span>
          <span />
        </p>
        <ul aria-label={t('Files of the batch')} className="divide-y divide-line">
          {ids.map((id) => (
            <BatchLine key={id} work={work} batch={batch} id={id} />
          ))}
        </ul>
      </div>
    </div>
  );
};

const countsIn = (context: BatchContext): readonly (readonly [Filter, string])[] => [
  ['all', t('All')],
  ...rowGroupOrder
    .map((group) => [group, rowsIn(context, group).length] as const)
    .filter(([group, count]) => count > 0 || context.filter === group)
    .map(([group, count]) => [group, `${translated(groupWords[group])} ${count}`] as const),
];

const Filters = ({ batch }: { readonly batch: BatchActor }) => {
  const context = useSelector(batch, (state) => state.context);
  return (
    <div role="group" aria-label={t('Show')} className="flex flex-wrap rounded-2xl border border-line bg-card p-0.5">
      {countsIn(context).map(([filter, text]) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === context.filter}
          onClick={() => {
            batch.send({ type: 'filter.chosen', filter });
          }}
          className="min-h-8 rounded-full px-3 text-[0.8125rem] font-medium text-muted tabular-nums aria-pressed:bg-ink/10 aria-pressed:text-ink"
        >
          {text}
        </button>
      ))}
    </div>
  );
};
