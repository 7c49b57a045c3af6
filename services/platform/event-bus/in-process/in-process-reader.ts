import type { Position } from '../../event-store/event-store.js';
import { createBreather, type Entry, type Feed } from './in-process-feed.js';
import type { Journal } from './journal.js';
import { matcherOf } from '../subject-filter.js';

/** Events read at a time. */
const BATCH_EVENTS = 256;

interface Reading {
  readonly durable: string;
  readonly filter: string;
  readonly cursor: Position | null;
  readonly feed: Feed;
  readonly journal: Journal;
}

/** The events that a durable was never given, from its cursor on, without those that are not for it. */
export interface Reader {
  /** The next one; undefined when there is none yet. */
  peek(): Promise<Entry | undefined>;
  /** Goes past the one that was peeked at. */
  skip(): void;
  /** Notes in the journal how many events were passed over, so that they need not be read again. */
  flush(): void;
}

export const createReader = ({ durable, filter, cursor, feed, journal }: Reading): Reader => {
  const matches = matcherOf(filter);
  const breathe = createBreather();
  let prefetched: Entry[] = [];
  let readUpTo = cursor;
  let passedOver = 0;

  const flush = () => {
    if (readUpTo === null || prefetched.length > 0 || passedOver === 0) return;
    journal.moveCursor(durable, readUpTo);
    passedOver = 0;
  };

  const readOn = async () => {
    const entries = await feed.read(readUpTo, BATCH_EVENTS);
    prefetched = entries.filter(({ subject }) => matches(subject));
    readUpTo = entries.at(-1)?.event.position ?? readUpTo;
    passedOver = prefetched.length > 0 ? 0 : passedOver + entries.length;
    if (passedOver >= BATCH_EVENTS) flush();
    await breathe();
    return entries.length > 0;
  };

  return {
    peek: async () => {
      while (prefetched.length === 0 && (await readOn()));
      return prefetched[0];
    },
    skip: () => void prefetched.shift(),
    flush,
  };
};
