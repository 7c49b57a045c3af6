import type { ActivityEntry, ActivityQuestion, ActivityReply } from '../../../contracts/api/audit.js';
import { ACTIVITY_PAGE_MAX } from '../../../contracts/limits.js';
import type { BackFrom, Position } from '../../platform/event-store/event-store.js';
import { momentOf, positionOf } from '../../platform/event-store/moment.js';
import { wasThere, type Moment } from '../../platform/event-store/past.js';
import { wasTooEarly } from '../audit/too-early.js';
import { questionOf } from './activity-question.js';
import { entryOf, type AdminSources } from './entries.js';
import { factOf, type Fact } from './event-facts.js';
import { openLookups } from './lookups.js';
import { readStory } from './story.js';

/** Events that one search looks at, so that a log of millions keeps nobody waiting: the next page goes on from there. */
const LOOK_MAX = 20_000;

/** One page of what happened, the newest first. */
export const searchActivity = async (sources: AdminSources, question: ActivityQuestion): Promise<ActivityReply> => {
  const lookups = openLookups(sources.documents);
  const fits = questionOf(question, { lookups, keys: sources.keys });
  const tooEarly = question.from === undefined ? () => false : wasTooEarly(momentOf(question.from));
  const named = question.document === undefined ? undefined : await lookups.conversionNamed(question.document);
  const facts = named === undefined ? factsBack(sources, question) : storyBack(sources, named, question);

  const entries: ActivityEntry[] = [];
  let [looked, searchedTo]: [number, string | null] = [0, null];
  for await (const fact of facts) {
    if (tooEarly(fact)) break;
    looked += 1;
    searchedTo = fact.recordedAt;
    if (await fits(fact)) entries.push(await entryOf(sources, lookups, fact));
    if (entries.length === ACTIVITY_PAGE_MAX || looked === LOOK_MAX)
      return { entries, next: fact.position, searchedTo };
  }
  return { entries, next: null, searchedTo };
};

const factsBack = async function* ({ log }: AdminSources, question: ActivityQuestion): AsyncGenerator<Fact, void> {
  for await (const record of log.readRecordsBack(startOf(question))) yield factOf(record);
};

const startOf = ({ before, until }: ActivityQuestion): BackFrom => {
  const last = until === undefined ? undefined : momentOf(until);
  return {
    before: before === undefined ? undefined : positionOf(before),
    ...(last && ('position' in last ? { upTo: last.position } : { recordedBy: last.instant.toISOString() })),
  };
};

/** The same of one document, whose streams tell where its events are. Only the last of them are kept in memory. */
const storyBack = async function* (
  { log }: AdminSources,
  conversionId: string,
  { before, until }: ActivityQuestion,
): AsyncGenerator<Fact, void> {
  const isAsked = within(
    before === undefined ? undefined : positionOf(before),
    until === undefined ? undefined : momentOf(until),
  );
  const last: Fact[] = [];
  for await (const event of readStory(log, conversionId)) {
    if (!isAsked(event)) continue;
    last.push(event);
    if (last.length > LOOK_MAX) last.shift();
  }
  yield* last.reverse();
};

const within = (before: Position | undefined, until: Moment | undefined): ((fact: Fact) => boolean) => {
  const there = until ? wasThere(until) : () => true;
  return (fact) => (before === undefined || fact.position < before) && there(fact);
};
