import { useSelector } from '@xstate/react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { asksPassword } from '../../../browser/file-passwords.js';
import { FileName } from '../../../parts/file-name.js';
import { humanSize } from '../../../text/sizes.js';
import { t, translated } from '../../../text/t.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { FilePicture } from '../frame/file-picture.js';
import { pageCountOf } from '../../../work/versions/versions-context.js';
import { BatchRowAction } from './batch-row-action.js';
import { BatchRowState } from './batch-row-state.js';
import type { BatchActor } from '../../../work/batch/batch.machine.js';
import type { BatchRow } from '../../../work/batch/batch-row.js';
import { COLUMNS } from './row-columns.js';

interface BatchLineProps {
  readonly work: WorkActor;
  readonly batch: BatchActor;
  readonly id: number;
}

/** One file of a batch; on a narrow screen its facts stand under its name. */
export const BatchLine = ({ work, batch, id }: BatchLineProps) => {
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
