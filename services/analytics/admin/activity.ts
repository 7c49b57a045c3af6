import type { ActivityEntry, ActivityQuestion, ActivityReply } from '../../../contracts/api/audit.js';
import { ACTIVITY_PAGE_MAX } from '../../../contracts/limits.js';
import type { BackFrom, EventReader, Position } from '../../platform/event-store/event-store.js';
import { isBefore, isUpTo, momentOf, positionOf, type Moment } from '../../platform/event-store/moment.js';
import { activityFilter } from '../search/activity-filter.js';
import { factOf, type Fact } from '../search/event-facts.js';
import { openLookups } from '../search/lookups.js';
import { readDocumentEvents } from './document-events.js';
import { entryOf, type AdminSources } from './entries.js';

/** Events that one search reads, so that nobody waits for a log of millions: the next page goes on from there. */
const SEARCHED_MAX = 20_000;

/** One page of what happened, the newest first. */
export const searchActivity = async (sources: AdminSources, question: ActivityQuestion): Promise<ActivityReply> => {
  const lookups = openLookups(sources.documents);
  const fits = activityFilter(question, { lookups, keys: sources.keys });
  const isTooEarly = question.from === undefined ? () => false : isBefore(momentOf(sources.log, question.from));
  const named = question.document === undefined ? undefined : await lookups.conversionNamed(question.document);
  const facts = named === undefined ? factsBack(sources, question) : documentEventsBack(sources, named, question);

  const entries: ActivityEntry[] = [];
  let searched = 0;
  let searchedTo: string | null = null;
  for await (const fact of facts) {
    if (isTooEarly(fact)) break;
    searched += 1;
    searchedTo = fact.recordedAt;
    if (await fits(fact)) entries.push(await entryOf(sources, lookups, fact));
    if (entries.length === ACTIVITY_PAGE_MAX || searched === SEARCHED_MAX)
      return { entries, next: fact.position, searchedTo };
  }
  return { entries, next: null, searchedTo };
};

const factsBack = async function* ({ log }: AdminSources, question: ActivityQuestion): AsyncGenerator<Fact, void> {
  for await (const record of log.readRecordsBack(startOf(log, question))) yield factOf(record);
};

const startOf = (log: EventReader, { before, until }: ActivityQuestion): BackFrom => {
  const last = until === undefined ? undefined : momentOf(log, until);
  return {
    before: before === undefined ? undefined : positionOf(log, before),
    ...(last && ('position' in last ? { upTo: last.position } : { recordedBy: last.instant.toISOString() })),
  };
};

/** The same of one document, whose streams tell where its events are. Only the last of them are kept in memory. */
const documentEventsBack = async function* (
  { log }: AdminSources,
  conversionId: string,
  { before, until }: ActivityQuestion,
): AsyncGenerator<Fact, void> {
  const isAsked = within(
    before === undefined ? undefined : positionOf(log, before),
    until === undefined ? undefined : momentOf(log, until),
  );
  const last: Fact[] = [];
  for await (const event of readDocumentEvents(log, conversionId)) {
    if (!isAsked(event)) continue;
    last.push(event);
    if (last.length > SEARCHED_MAX) last.shift();
  }
  yield* last.reverse();
};

const within = (before: Position | undefined, until: Moment | undefined): ((fact: Fact) => boolean) => {
  const isIncluded = until ? isUpTo(until) : () => true;
  return (fact) => (before === undefined || fact.position < before) && isIncluded(fact);
};
