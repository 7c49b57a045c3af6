import { StreamNotFoundError, type RecordedEvent, type StreamingRead } from '@eventstore/db-client';
import type { Position } from '../event-store.js';
import { NoAnswer, type EsdbLink } from './esdb-link.js';
import { esdbPositionOf, isOfServer, placeOf, recordedAtOf } from './esdb-records.js';

const PAGE = 500;

type Direction = 'forwards' | 'backwards';

/** Each page is a call of its own, so that whoever works on it may take any time. */
export interface EsdbPages {
  /** Of one stream from a revision on, at most a page; nothing of an absent stream. */
  readonly ofStream: (stream: string, fromRevision: number) => Promise<RecordedEvent[]>;
  /** Of the whole log, what the server has written for itself included. */
  readonly ofLog: (direction: Direction, from: Position | undefined) => Promise<RecordedEvent[]>;
  /** The last one there is, what the server has written for itself included. */
  readonly last: () => Promise<RecordedEvent | undefined>;
  /** The event at a position of the whole log, or the next one after it. */
  readonly at: (position: Position) => Promise<RecordedEvent | undefined>;
}

export const pagesOf = ({ client, callTimeoutMs, marks }: EsdbLink): EsdbPages => {
  const ofLog = async (direction: Direction, from: Position | undefined, maxCount: number) => {
    const end = direction === 'forwards' ? 'start' : 'end';
    const fromPosition = from === undefined ? end : esdbPositionOf(from);
    const read = client.readAll({ direction, fromPosition, maxCount, requiresLeader: true });
    const page = await collect(read, callTimeoutMs);
    const last = page.at(-1);
    if (last) marks.note(placeOf(last), recordedAtOf(last));
    return page;
  };
  return {
    ofStream: async (stream, fromRevision) => {
      const options = { fromRevision: BigInt(fromRevision), maxCount: PAGE, requiresLeader: true };
      try {
        return await collect(client.readStream(stream, options), callTimeoutMs);
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw error;
      }
    },
    ofLog: (direction, from) => ofLog(direction, from, PAGE),
    last: async () => (await ofLog('backwards', undefined, 1))[0],
    at: async (position) => (await ofLog('forwards', position, 1))[0],
  };
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
  /** Hears how far it was read when it ends, the events of the server included. */
  readonly onEnd?: (last: Position | undefined) => void;
}

/** The events of the log after a position, or before it, up to the end as it is when reached. */
export const walk = async function* ({ direction, from, page, onEnd }: Walk): AsyncGenerator<RecordedEvent, void> {
  let last = from;
  for (;;) {
    const events = (await page(last)).filter((event) => isBeyond(placeOf(event), last, direction));
    for (const event of events) if (!isOfServer(event)) yield event;
    const end = events.at(-1);
    if (!end) break;
    last = placeOf(end);
  }
  onEnd?.(last);
};

/** The server gives the event at the position itself too when it reads forwards. */
const isBeyond = (place: Position, last: Position | undefined, direction: Direction): boolean =>
  last === undefined || (direction === 'forwards' ? place > last : place < last);
