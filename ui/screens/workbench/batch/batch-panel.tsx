import { useSelector } from '@xstate/react';
import { ArrowLeft, FolderDown, RotateCcw, SlidersHorizontal } from 'lucide-react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { Button } from '../../../parts/button.js';
import { Heading } from '../../../parts/heading.js';
import { ProgressBar } from '../../../parts/progress-bar.js';
import { useNotices } from '../../../session/use-screen.js';
import { humanSize } from '../../../text/sizes.js';
import { t, translated } from '../../../text/t.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { batchAction, endWords, savedWords, totalsOf } from './batch-words.js';
import { ContinueWithAll } from './continue-with-all.js';
import { hasUnsent } from '../../../work/batch/batch-context.js';
import type { BatchActor } from '../../../work/batch/batch.machine.js';

interface BatchPanelProps {
  readonly work: WorkActor;
  readonly batch: BatchActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** How far a batch is in all, and what can be done with everything it has made. */
export const BatchPanel = ({ work, batch, capabilities }: BatchPanelProps) => {
  useNotices(batch);
  const { tool, rows } = useSelector(batch, ({ context }) => context);
  const isOver = useSelector(batch, (state) => state.matches({ work: 'over' }));
  const isAside = useSelector(work, ({ context }) => context.isBatchAside);
  const definition = findTool(tool);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      {isAside && <BackToFiles work={work} />}
      <Heading takesFocus className="text-[1.625rem] leading-tight">
        {definition && batchAction(definition, rows.length)}
      </Heading>
      <Totals batch={batch} />
      <BatchButtons batch={batch} isOver={isOver} />
      <Remarks batch={batch} isOver={isOver} />
      {isOver && (
        <>
          <ContinueWithAll batch={batch} capabilities={capabilities} />
          <CloseButton work={work} />
        </>
      )}
    </div>
  );
};

const BackToFiles = ({ work }: { readonly work: WorkActor }) => (
  <Button tone="quiet" size="small" className="justify-self-start" onClick={() => work.send({ type: 'batch.shown' })}>
    <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
    {t('Show all files')}
  </Button>
);

const CloseButton = ({ work }: { readonly work: WorkActor }) => (
  <Button tone="quiet" onClick={() => work.send({ type: 'batch.closed' })}>
    <SlidersHorizontal className="size-4" aria-hidden="true" />
    {t('Try other options')}
  </Button>
);

const Totals = ({ batch }: { readonly batch: BatchActor }) => {
  const totals = useSelector(batch, ({ context }) => totalsOf(context));
  const tool = useSelector(batch, ({ context }) => context.tool);
  const isPacking = useSelector(batch, (state) => state.matches({ results: 'packing' }));
  const isFetching = useSelector(batch, (state) => state.matches({ results: 'fetching' }));
  const isOver = useSelector(batch, (state) => state.matches({ work: 'over' }));
  const { count, done, ended, percent, after } = totals;
  return (
    <section
      aria-label={t('Batch')}
      className="grid gap-3 rounded-2xl border border-brand/35 bg-card p-4 shadow-card tabular-nums"
    >
      <p className="flex justify-between gap-3 text-sm font-medium">
        {t('Overall progress')}
        <span className="font-normal text-muted">{t('{n} of {total}', { n: ended, total: count })}</span>
      </p>
      <ProgressBar label={t('Overall progress')} percent={percent} />
      {done > 0 && (
        <>
          <Saved tool={tool} totals={totals} isOver={isOver} />
          <Button size="large" disabled={isPacking || isFetching} onClick={() => batch.send({ type: 'zip.asked' })}>
            <FolderDown className="size-[1.125rem]" aria-hidden="true" />
            {isPacking ? t('Packing…') : t('Download all (ZIP)')}
          </Button>
          <p className="text-center text-[0.8125rem] text-muted">{filesText(done, humanSize(after), isOver)}</p>
        </>
      )}
    </section>
  );
};

const filesText = (n: number, size: string, isOver: boolean): string =>
  isOver ? t('{n} files, {size}', { n, size }) : t('{n} files, {size} so far', { n, size });

interface SavedProps {
  readonly tool: string;
  readonly totals: ReturnType<typeof totalsOf>;
  readonly isOver: boolean;
}

const Saved = ({ tool, totals: { before, after }, isOver }: SavedProps) => {
  const saved = savedWords(tool, before, after);
  return (
    <div className="flex items-end justify-between gap-3">
      {saved !== null && (
        <p>
          <span className="block font-serif text-[2.25rem] leading-none">{saved}</span>
          <span className="text-[0.8125rem] text-muted">{isOver ? t('smaller') : t('smaller so far')}</span>
        </p>
      )}
      <dl className="ms-auto grid grid-cols-[auto_auto] gap-x-2 text-end text-[0.8125rem]">
        <dt className="text-muted">{t('Before')}</dt>
        <dd>{humanSize(before)}</dd>
        <dt className="text-muted">{t('After')}</dt>
        <dd className="font-semibold">{humanSize(after)}</dd>
      </dl>
    </div>
  );
};

interface PartProps {
  readonly batch: BatchActor;
  readonly isOver: boolean;
}

const BatchButtons = ({ batch, isOver }: PartProps) => {
  const { failed, stopped } = useSelector(batch, ({ context }) => totalsOf(context));
  if (isOver && failed + stopped === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto">
      {failed > 0 && (
        <Button tone="quiet" onClick={() => batch.send({ type: 'group.retried', group: 'failed' })}>
          <RotateCcw className="size-4" aria-hidden="true" />
          {t('Retry failed ({n})', { n: failed })}
        </Button>
      )}
      {stopped > 0 && isOver && (
        <Button tone="quiet" onClick={() => batch.send({ type: 'group.retried', group: 'stopped' })}>
          {t('Continue ({n})', { n: stopped })}
        </Button>
      )}
      {!isOver && (
        <Button tone="quiet" onClick={() => batch.send({ type: 'batch.stopped' })}>
          {t('Stop')}
        </Button>
      )}
    </div>
  );
};

const GOES_ON = 'You can leave this page; processing continues and is listed under Recent Conversions.';
const UNSENT = 'Please stay on this page until every file is sent; after that, processing continues without it.';
const OFFLINE = 'The connection is down; it is being restored.';

const Remarks = ({ batch, isOver }: PartProps) => {
  const context = useSelector(batch, (state) => state.context);
  const isHeld = context.heldMs !== null;
  return (
    <>
      <p role="status" className={isOver ? 'text-[0.8125rem] text-muted' : 'sr-only'}>
        {isOver ? t('{sentence}.', { sentence: endWords(totalsOf(context)) }) : ''}
      </p>
      {!isOver && (
        <div className="grid gap-1.5 text-[0.8125rem] text-muted">
          {!context.online && <p className="text-amber">{t(OFFLINE)}</p>}
          {isHeld && (
            <p className="text-amber">
              {translated(context.heldReason)} {t('Waiting files are then sent automatically.')}
            </p>
          )}
          <p>{t(hasUnsent(context) ? UNSENT : GOES_ON)}</p>
        </div>
      )}
    </>
  );
};
