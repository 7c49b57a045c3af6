import { useSelector } from '@xstate/react';
import { LoaderCircle } from 'lucide-react';
import { EveryConversionLink } from '../../tools/every-conversion-link.js';
import { Button } from '../../parts/button.js';
import type { ListOfRows } from '../recent/delete-all.machine.js';
import { DeleteEverything } from '../recent/delete-everything.js';
import type { RecentActor } from '../recent/recent.machine.js';
import type { HistoryActor } from '../rows/history.machine.js';
import { HistoryRow } from '../rows/history-row.js';
import type { HistoryRowActor } from '../rows/history-row.machine.js';
import { t } from '../../text/t.js';

interface HistoryListProps {
  readonly actor: HistoryActor;
  /** Opens the summaries. */
  readonly recent: RecentActor;
}

const listOf = (actor: HistoryActor): ListOfRows => ({
  send: actor.send,
  shown: () => actor.getSnapshot().context.rows.map(({ id }) => id),
});

/** The member's recent conversions; nothing for guests. */
export const HistoryList = ({ actor, recent }: HistoryListProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('away')) return null;
  const { rows } = state.context;
  return (
    <section
      aria-labelledby="history"
      aria-busy={state.matches({ here: { list: 'fetching' } })}
      data-rows={rows.length}
      className="mt-20"
    >
      <h2 id="history" className="font-serif text-3xl tracking-tight">
        {t('Recent Conversions')}
      </h2>
      <div className="mt-1 flex items-center justify-between gap-4">
        <p className="text-sm text-muted">{t('Your last 20, kept with your account.')}</p>
        {rows.length > 0 && <DeleteEverything list={listOf(actor)} />}
      </div>
      {state.matches({ here: { list: 'failed' } }) && <Failed actor={actor} />}
      {rows.length === 0 && state.matches({ here: { list: 'fetching' } }) && <Loading />}
      {rows.length === 0 && state.matches({ here: { list: 'loaded' } }) && (
        <p className="mt-5 rounded-3xl border border-line bg-card px-4 py-8 text-center text-muted">
          {t('What you convert appears here.')}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="mt-4 overflow-hidden rounded-3xl border border-line bg-card shadow-card">
          {rows.map(({ id }) => {
            const row = state.children[id] as HistoryRowActor | undefined;
            return row && <HistoryRow key={id} actor={row} list={actor} recent={recent} />;
          })}
        </ul>
      )}
      {rows.length > 0 && <EveryConversionLink />}
    </section>
  );
};

const Loading = () => (
  <p role="status" className="mt-5 flex items-center gap-2.5 py-6 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t('Loading your conversions')}
  </p>
);

const Failed = ({ actor }: { readonly actor: HistoryActor }) => (
  <div
    role="alert"
    className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger"
  >
    {t('Your conversions could not be loaded.')}
    <Button
      tone="quiet"
      size="small"
      onClick={() => {
        actor.send({ type: 'retry.pressed' });
      }}
    >
      {t('Try again')}
    </Button>
  </div>
);
