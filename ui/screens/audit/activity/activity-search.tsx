import { useSelector } from '@xstate/react';
import { Button } from '../../../parts/button.js';
import { minuteText } from '../../../text/times.js';
import { FailureNote } from '../../../tools/documents/failure-note.js';
import { Card } from '../../../parts/dashboard/card.js';
import { EntryList } from '../entries/entry-list.js';
import { ExportLinks } from '../entries/export-links.js';
import type { ActivityActor } from './activity.machine.js';
import { FilterForm } from './filter-form.js';
import { t, translated } from '../../../text/t.js';

interface ActivitySearchProps {
  readonly actor: ActivityActor;
  /** Whether exports are readable. */
  readonly isReadable: boolean;
}

/** The search form, and what it has found so far. */
export const ActivitySearch = ({ actor, isReadable }: ActivitySearchProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { entries, failure, searched } = state.context;
  const isFiltered = Object.values<string>({ ...searched }).some((text) => text.trim() !== '');
  return (
    <Card title={t('Activity')}>
      <FilterForm actor={actor} />
      <div data-activity={state.value}>
        <EntryList entries={entries} onStory={(conversionId) => actor.send({ type: 'story.opened', conversionId })} />
        {state.matches('failed') && (
          <div className="mt-4">
            <FailureNote text={translated(failure)} onRetry={() => actor.send({ type: 'retry.pressed' })} />
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-sm text-muted">
            {state.hasTag('busy') ? t('Searching the log...') : <HowFar actor={actor} />}
          </p>
          <More actor={actor} />
          {isFiltered && (
            <ExportLinks text="Export all matches as {format}" isReadable={isReadable} filters={searched} />
          )}
        </div>
      </div>
    </Card>
  );
};

/** How far back the search has gone: the log has no further match up to there. */
const HowFar = ({ actor }: { readonly actor: ActivityActor }) => {
  const { entries, next, searchedTo } = useSelector(actor, ({ context }) => context);
  if (next === null) return t(entries.length === 0 ? 'No events match' : 'End of the results');
  return searchedTo !== null && t('Searched back to {time}', { time: minuteText(searchedTo) });
};

const More = ({ actor }: { readonly actor: ActivityActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (!state.matches('showing') || state.context.next === null) return null;
  return (
    <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'more.pressed' })}>
      {t('Search further back')}
    </Button>
  );
};
