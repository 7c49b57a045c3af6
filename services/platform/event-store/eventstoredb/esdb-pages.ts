import { StreamNotFoundError, type RecordedEvent, type StreamingRead } from '@eventstore/db-client';
import type { Position } from '../event-store.js';
import { NoAnswer, type EsdbLink } from './esdb-link.js';
import { esdbPositionOf, placeOf, recordedAtOf } from './esdb-records.js';

const PAGE = 2000;

/** Between two events of Docket there may be millions of others, which the server has to pass over. */
const PASSING_OVER = 6;

type Direction = 'forwards' | 'backwards';

/** Each page is a call of its own, so that whoever works on it may take any time. */
export interface EsdbPages {
  /** Of one stream from a revision on, at most a page; nothing of an absent stream. */
  readonly ofStream: (stream: string, fromRevision: number) => Promise<RecordedEvent[]>;
  /** Of the whole log, without what stands in the streams of the server and of other programs. */
  readonly ofLog: (direction: Direction, from: Position | undefined) => Promise<RecordedEvent[]>;
  /** Where the last event is, whoever has written it. */
  readonly end: () => Promise<Position | undefined>;
  /** The event at a position of the whole log, or the next one after it, whoever has written it. */
  readonly at: (position: Position) => Promise<RecordedEvent | undefined>;
}

export const pagesOf = ({ client, readOurs, names, callTimeoutMs, marks }: EsdbLink): EsdbPages => {
  const firstOf = async (direction: Direction, from: Position | undefined) => {
    const read = client.readAll({ ...placeIn(direction, from), maxCount: 1, requiresLeader: true });
    return (await collect(read, callTimeoutMs))[0];
  };
  return {
    ofStream: async (stream, fromRevision) => {
      const options = { fromRevision: BigInt(fromRevision), maxCount: PAGE, requiresLeader: true };
      try {
        return await collect(client.readStream(names.storedName(stream), options), callTimeoutMs);
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw error;
      }
    },
    ofLog: async (direction, from) => {
      const read = readOurs({ ...placeIn(direction, from), maxCount: PAGE, requiresLeader: true });
      const page = await collect(read, callTimeoutMs * PASSING_OVER);
      const last = page.at(-1);
      if (last) marks.note(placeOf(last), recordedAtOf(last));
      return page;
    },
    end: async () => {
      const last = await firstOf('backwards', undefined);
      return last && placeOf(last);
    },
    at: (position) => firstOf('forwards', position),
  };
};

const placeIn = (direction: Direction, from: Position | undefined) => {
  const end = direction === 'forwards' ? ('start' as const) : ('end' as const);
  return { direction, fromPosition: from === undefined ? end : esdbPositionOf(from) };
};

/** The client sets no deadline for a read. */
const collect = async (
  read: StreamingRead<{ readonly event?: RecordedEvent }>,
  timeoutMs: number,
): Promise<RecordedEvent[]> => {
  read.on('error', () => undefined); // one that comes after the timeout has no other listener
  const timer = setTimeout(() => read.destroy(new NoAnswer('a read took too long')), timeoutMs);
  const events: RecordedEvent[] = [];
  try {
    for await (const { event } of read) if (event) events.push(event);
    return events;
  } catch (error) {
    void read.cancel().catch(() => undefined); // it was never begun
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

export const isWholePage = (page: readonly unknown[]): boolean => page.length === PAGE;

interface Walk {
  readonly direction: Direction;
  /** Which is left out; undefined: the whole log. */
  readonly from: Position | undefined;
  readonly page: (from: Position | undefined) => Promise<RecordedEvent[]>;
  readonly isOurs: (event: RecordedEvent) => boolean;
}

/** The events of the log after a position, or before it, up to the end as it is when reached. */
export const walk = async function* ({ direction, from, page, isOurs }: Walk): AsyncGenerator<RecordedEvent, void> {
  let last = from;
  for (;;) {
    const events = (await page(last)).filter((event) => isBeyond(placeOf(event), last, direction));
    for (const event of events) if (isOurs(event)) yield event;
    const end = events.at(-1);
    if (!end) return;
    last = placeOf(end);
  }
};

/** The server gives the event at the position itself too when it reads forwards. */
const isBeyond = (place: Position, last: Position | undefined, direction: Direction): boolean =>
  last === undefined || (direction === 'forwards' ? place > last : place < last);
