import { useSelector } from '@xstate/react';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../parts/button.js';
import { DocumentPage } from '../../parts/document-page.js';
import { stateWords } from '../../parts/state-words.js';
import type { ConversionsActor } from './conversions.machine.js';
import { DeleteSelected } from './delete-selected.js';
import { ListFilters } from './list-filters.js';
import { ListedConversionRow } from './listed-conversion-row.js';
import { SelectionBar } from './selection-bar.js';
import { t } from '../../text/t.js';

/** Renders the machine's state; decides nothing. */
export const ConversionsScreen = ({ actor }: { readonly actor: ConversionsActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAsking = state.matches({ listed: 'asking' }) || state.matches({ listed: 'deleting' });
  return (
    <DocumentPage
      wide
      state={stateWords(state.value)}
      busy={state.hasTag('busy')}
      title={t('All conversions')}
      lead={t(
        'Everything you have made here and not deleted. Members keep it in their account, guests until they close the browser.',
      )}
    >
      <ListFilters onChange={(filter) => actor.send({ type: 'filter.changed', filter })} />
      {state.matches('loading') && <Loading />}
      {state.matches('failed') && <Failed onRetry={() => actor.send({ type: 'retry.pressed' })} />}
      {state.matches('listed') && <List actor={actor} />}
      {isAsking && <DeleteSelected actor={actor} />}
    </DocumentPage>
  );
};

const List = ({ actor }: { readonly actor: ConversionsActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, next, selected } = state.context;
  return (
    <section aria-label={t('Conversions')} data-rows={rows.length} className="min-w-0">
      {rows.length === 0 && (
        <p className="rounded-3xl bg-sunken px-4 py-10 text-center text-muted">{t('Nothing found here.')}</p>
      )}
      {rows.length > 0 && (
        <>
          <SelectionBar actor={actor} />
          <ul className="mt-3 overflow-hidden rounded-3xl border border-line bg-card shadow-card">
            {rows.map((row) => (
              <ListedConversionRow
                key={row.id}
                row={row}
                isSelected={selected.includes(row.id)}
                onToggle={() => actor.send({ type: 'row.toggled', id: row.id })}
              />
            ))}
          </ul>
        </>
      )}
      {next !== null && (
        <div className="mt-5 text-center">
          <Button
            tone="quiet"
            disabled={!state.matches({ listed: 'resting' })}
            onClick={() => actor.send({ type: 'more.pressed' })}
          >
            {t(state.matches({ listed: 'adding' }) ? 'Loading more' : 'Show more')}
          </Button>
        </div>
      )}
    </section>
  );
};

const Loading = () => (
  <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t('Loading your conversions')}
  </p>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger"
  >
    {t('Your conversions could not be loaded.')}
    <Button tone="quiet" size="small" onClick={onRetry}>
      {t('Try again')}
    </Button>
  </div>
);
