import { shallowEqual, useSelector } from '@xstate/react';
import { t, translated } from '../../../text/t.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { GreenBar, SelectionHead } from '../files/files-column.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { groupWords, rowGroupOrder, savedWords } from './batch-words.js';
import { type BatchContext, type Filter, rowsIn } from '../../../work/batch/batch-context.js';
import type { BatchActor } from '../../../work/batch/batch.machine.js';
import './batch.css';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { asksPassword } from '../../../browser/file-passwords.js';
import { FileName } from '../../../parts/file-name.js';
import { humanSize } from '../../../text/sizes.js';
import { FilePicture } from '../frame/file-picture.js';
import { pageCountOf } from '../../../work/versions/versions-context.js';
import type { BatchRow, RowState } from '../../../work/batch/batch-row.js';
import { CircleAlert, CircleCheck, CircleSlash, Clock, Download, RotateCcw, X } from 'lucide-react';
import { Button, IconButton } from '../../../parts/button.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { ProgressBar } from '../../../parts/progress-bar.js';
import { percentText } from '../../../text/percent.js';

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

interface BatchLineProps {
  readonly work: WorkActor;
  readonly batch: BatchActor;
  readonly id: number;
}

/** One file of a batch; on a narrow screen its facts stand under its name. */
const BatchLine = ({ work, batch, id }: BatchLineProps) => {
  const tool = useSelector(batch, ({ context }) => context.tool);
  const row = useSelector(batch, ({ context }) => context.rows.find((one) => one.id === id));
  const opened = useSelector(work, ({ context }) => context.opened[id]);
  const pages = useSelector(work, ({ context }) => pageCountOf(context, id));
  if (!row) return null;
  return (
    <li
      data-batch-row={row.state}
      className={`batch-row relative grid min-h-14 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1.5 hover:bg-ink/4 ${COLUMNS}`}
    >
      <FilePicture selected={row.selected} opened={opened} className="h-10 w-8" />
      <div className="min-w-0">
        <OpenButton work={work} row={row} />
        {row.state === 'failed' && <Reason work={work} row={row} />}
      </div>
      <p className="text-end text-sm text-muted tabular-nums @max-2xl:hidden">
        {pages !== null && (
          <>
            <span aria-hidden="true">{pages}</span>
            <span className="sr-only">{t('{n} pages', { n: pages })}</span>
          </>
        )}
      </p>
      <p className="text-[0.8125rem] text-muted tabular-nums @max-2xl:col-start-2 @max-2xl:row-start-2 @2xl:text-end @2xl:text-sm">
        <span className="@2xl:hidden">{pages !== null && `${t('{n} pages', { n: pages })} · `}</span>
        <Sizes row={row} />
      </p>
      <div className="@max-2xl:col-start-2 @max-2xl:row-start-3">
        <BatchRowState row={row} tool={tool} />
      </div>
      <div className="relative flex justify-end @max-2xl:col-start-3 @max-2xl:row-span-3 @max-2xl:row-start-1">
        <BatchRowAction batch={batch} row={row} />
      </div>
    </li>
  );
};

const OpenButton = ({ work, row }: { readonly work: WorkActor; readonly row: BatchRow }) => (
  <button
    type="button"
    onClick={() => {
      work.send({ type: 'file.shown', id: row.id });
    }}
    className="block max-w-full rounded text-start text-sm font-medium after:absolute after:inset-0"
  >
    <FileName name={row.selected.file.name} length={NAME_SHOWN.dialog} />
  </button>
);

const Sizes = ({ row: { selected, size } }: { readonly row: BatchRow }) => {
  const before = humanSize(selected.file.size);
  if (size === null) return before;
  return (
    <>
      {before}{' '}
      <span aria-label={t('became')} className="inline-block rtl:-scale-x-100">
        →
      </span>{' '}
      <span className="font-semibold text-ink">{humanSize(size)}</span>
    </>
  );
};

const Reason = ({ work, row }: { readonly work: WorkActor; readonly row: BatchRow }) => (
  <p className="text-[0.8125rem] leading-snug text-danger">
    {translated(row.reason)}
    {asksPassword(row) && (
      <button
        type="button"
        aria-label={t('Enter the password for {name}', { name: row.selected.file.name })}
        onClick={() => {
          work.send({ type: 'unlock.pressed', id: row.id });
        }}
        className="relative ms-2 min-h-6 font-semibold underline underline-offset-2"
      >
        {t('Enter the password')}
      </button>
    )}
  </p>
);

interface BatchRowActionProps {
  readonly batch: BatchActor;
  readonly row: BatchRow;
}

/** The button for one file of a batch: try again, stop, or take the result. */
const BatchRowAction = ({ batch, row }: BatchRowActionProps) => {
  const { id, state, selected } = row;
  if (state === 'done') return <TakeResult row={row} />;
  if (state === 'failed' || state === 'stopped') {
    return (
      <Button
        tone="quiet"
        size="small"
        aria-label={t('Retry {name}', { name: selected.file.name })}
        onClick={() => {
          batch.send({ type: 'file.retried', id });
        }}
      >
        <RotateCcw className="size-4" aria-hidden="true" />
        {t('Retry')}
      </Button>
    );
  }
  return (
    <IconButton
      label={t('Stop {name}', { name: selected.file.name })}
      disabled={state === 'stopping'}
      onClick={() => {
        batch.send({ type: 'file.stopped', id });
      }}
    >
      <X className="size-[1.125rem]" aria-hidden="true" />
    </IconButton>
  );
};

const TakeResult = ({ row: { shareHash, name } }: Pick<BatchRowActionProps, 'row'>) => (
  <a
    href={`/api/download/${encodeURIComponent(shareHash)}`}
    download={name}
    aria-label={t('Download {name}', { name })}
    title={t('Download {name}', { name })}
    className="grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink"
  >
    <Download className="size-[1.125rem]" aria-hidden="true" />
  </a>
);

const marks = {
  failed: { Icon: CircleAlert, word: 'Failed', className: 'text-danger' },
  done: { Icon: CircleCheck, word: 'Done', className: 'text-brand-text' },
  waiting: { Icon: Clock, word: 'Waiting', className: 'text-muted' },
  stopped: { Icon: CircleSlash, word: 'Stopped', className: 'text-muted' },
} as const;

const steps: Readonly<Partial<Record<RowState, Text>>> = {
  sending: 'Uploading',
  converting: 'Converting',
  stopping: 'Stopping…',
};

const PERCENT = 100;

/** Where a file is, in a word, or how far, while it is worked on. */
const BatchRowState = ({ row, tool }: { readonly row: BatchRow; readonly tool: string }) => {
  const { state, percent, step, selected, size } = row;
  if (state === 'sending' || state === 'converting' || state === 'stopping') {
    const words = state === 'converting' && step ? step : (steps[state] ?? '');
    return (
      <div className="grid gap-1">
        <p className="flex justify-between gap-2 text-[0.8125rem]">
          <span className="truncate">{translated(words)}</span>
          <span className="text-muted tabular-nums">{percentText(percent / PERCENT)}</span>
        </p>
        <ProgressBar label={t('Progress of {name}', { name: selected.file.name })} percent={percent} />
      </div>
    );
  }
  const { Icon, word, className } = marks[state];
  const saved = state === 'done' ? savedWords(tool, selected.file.size, size) : null;
  return (
    <p className={`flex items-center gap-2 text-[0.8125rem] tabular-nums @2xl:text-sm ${className}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {saved === null ? (
        t(word)
      ) : (
        <>
          <span className="sr-only">{t('Done,')} </span>
          {t('{percent} smaller', { percent: saved })}
        </>
      )}
    </p>
  );
};

/** Picture, name, pages, size, state and what can be done, side by side where there is room. */
const COLUMNS = '@2xl:grid-cols-[2rem_minmax(0,1fr)_3.5rem_9.5rem_9.5rem_var(--batch-action)] @2xl:gap-x-4 @2xl:px-3.5';
