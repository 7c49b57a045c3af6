import { StreamNotFoundError, type RecordedEvent, type StreamingRead } from '@eventstore/db-client';
import type { Position } from '../event-store.js';
import { NoAnswer, type EsdbLink } from './esdb-link.js';
import { esdbPositionOf, placeOf, recordedAtOf } from './esdb-records.js';

const PAGE_EVENTS = 2000;

/** Between two events of Docket there may be millions of others, which the server has to pass over. */
const PASSING_OVER_FACTOR = 6;

type Direction = 'forwards' | 'backwards';

/** Each page is a call of its own, so that whoever works on it may take any time. */
export interface EsdbPages {
  /** Reads at most a page of one stream from a revision on; nothing where the stream is absent. */
  readonly ofStream: (stream: string, fromRevision: number) => Promise<RecordedEvent[]>;
  /** Reads a page of the whole log, without the streams of the server and of other programs. */
  readonly ofLog: (direction: Direction, from: Position | undefined) => Promise<RecordedEvent[]>;
  /** Position of the last event, whoever has written it. */
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
      const options = { fromRevision: BigInt(fromRevision), maxCount: PAGE_EVENTS, requiresLeader: true };
      try {
        return await collect(client.readStream(names.storedName(stream), options), callTimeoutMs);
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw error;
      }
    },
    ofLog: async (direction, from) => {
      const read = readOurs({ ...placeIn(direction, from), maxCount: PAGE_EVENTS, requiresLeader: true });
      const page = await collect(read, callTimeoutMs * PASSING_OVER_FACTOR);
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

export const isWholePage = (page: readonly unknown[]): boolean => page.length === PAGE_EVENTS;

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
