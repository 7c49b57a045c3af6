import { setImmediate as breathe } from 'node:timers/promises';
import { subjectOf } from '../../../../contracts/subjects.js';
import type { EventStore, Position, StoredEvent } from '../../event-store/event-store.js';
import type { Log } from '../../settings/logger.js';
import type { Journal } from './journal.js';

/** The log that the events come from: only it keeps them. */
export type EventLog = Pick<EventStore, 'readAll'>;

/** A published event, and the position before it, from which reading the log finds it again. */
export interface Entry {
  readonly event: StoredEvent;
  readonly subject: string;
  readonly after: Position | null;
}

/** Published events in log order: the newest from memory, older ones from the log, as far as it was published. */
export interface Feed {
  lastPublished(): Position | undefined;
  /** False when it was published before. */
  publish(event: StoredEvent): boolean;
  /** The next events after this position; none when there are no more yet. */
  read(after: Position | null, limit: number): Promise<readonly Entry[]>;
}

/** Events that stay in memory for consumers that keep up. */
const RECENT_EVENTS = 256;

/** Turns of a loop that may pass before the rest of the process gets a chance. */
const TURNS_BETWEEN_PAUSES = 64;

/** Lets timers, sockets and files have their turn now and then: loops over stored events never wait for anything else. */
export const createBreather = (): (() => Promise<void>) => {
  let turns = 0;
  return async () => {
    turns += 1;
    if (turns % TURNS_BETWEEN_PAUSES === 0) await breathe();
  };
};

/** @returns a feed that goes on where it was; a journal that belongs to another log starts anew. */
export const openFeed = async (log: EventLog, journal: Journal, report: Log): Promise<Feed> => {
  if (!(await belongTogether(log, journal))) {
    report.warn({}, 'the journal of the bus belongs to another log; every consumer starts from the beginning');
    journal.clear();
  }
  let head = journal.head()?.position ?? null;
  let recent: Entry[] = [];

  return {
    lastPublished: () => head ?? undefined,

    publish: (event) => {
      if (head !== null && event.position <= head) return false;
      journal.moveHead({ position: event.position, after: head, id: event.id });
      recent.push({ event, subject: subjectOf(event), after: head });
      if (recent.length >= 2 * RECENT_EVENTS) recent = recent.slice(RECENT_EVENTS);
      head = event.position;
      return true;
    },

    read: async (after, limit) => {
      if (head === null || isUpTo(after, head)) return [];
      const known = recent.findLastIndex((entry) => entry.after === after);
      return known >= 0 ? recent.slice(known, known + limit) : readLog(log, { after, upTo: head, limit });
    },
  };
};

const isUpTo = (after: Position | null, head: Position): boolean => after !== null && after >= head;

const readLog = async (
  log: EventLog,
  { after, upTo, limit }: { after: Position | null; upTo: Position; limit: number },
): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for await (const event of log.readAll(after ?? undefined)) {
    if (event.position > upTo) break;
    entries.push({ event, subject: subjectOf(event), after: entries.at(-1)?.event.position ?? after });
    if (entries.length === limit) break;
  }
  return entries;
};

/** Positions mean nothing on another log, such as one that was restored or begun anew. */
const belongTogether = async (log: EventLog, journal: Journal): Promise<boolean> => {
  const head = journal.head();
  if (!head) return true;
  const [found] = await readLog(log, { after: head.after, upTo: head.position, limit: 1 });
  return found?.event.id === head.id;
};
