import { WrongExpectedVersionError, type RecordedEvent } from '@eventstore/db-client';
import { LRUCache } from 'lru-cache';
import { EventIdTaken, WrongRevision, type Appended, type ExpectedRevision, type Position } from '../event-store.js';
import { answeredInTime, type EsdbLink } from './esdb-link.js';
import { isWholePage, pagesOf } from './esdb-pages.js';
import { placeOf, type EsdbEvent } from './esdb-records.js';

const REMEMBERED_STREAMS = 1000;

interface Append {
  readonly stream: string;
  readonly events: readonly EsdbEvent[];
  readonly expected: ExpectedRevision;
}

interface Place {
  readonly revision: number;
  readonly position: Position;
}

/** Which ids a stream holds; it only ever grows. */
interface KnownStream {
  readonly places: Map<string, Place>;
  /** Revision of the last event that is known of; -1 when none is. */
  last: number;
}

const nothingKnown = (): KnownStream => ({ places: new Map(), last: -1 });

/**
 * Appends at exactly the revision that the stream is at as far as is known, so that no id can be there unseen. Whatever
 * came in between or got lost on the way, it reads on and tries again: an append whose answer never came is found on the
 * log.
 */
export const appenderOf = (link: EsdbLink): ((append: Append) => Promise<Appended>) => {
  const known = new LRUCache<string, KnownStream>({ max: REMEMBERED_STREAMS });
  const { ofStream } = pagesOf(link);

  const readOn = async (stream: string): Promise<KnownStream> => {
    const found = known.get(stream) ?? nothingKnown();
    let page: RecordedEvent[];
    do {
      page = await ofStream(stream, found.last + 1);
      for (const event of page) note(found, event);
    } while (isWholePage(page));
    known.set(stream, found);
    return found;
  };

  const lookAt = async ({ stream, expected }: Append): Promise<KnownStream> => {
    const found = known.get(stream) ?? (expected === 'absent' ? nothingKnown() : await readOn(stream));
    return isAsExpected(found, expected) ? found : readOn(stream);
  };

  const attempt = async (append: Append): Promise<Appended | undefined> => {
    const { stream, events, expected } = append;
    const ids = events.map(({ id }) => id);
    const found = await lookAt(append);
    const earlier = appendedBefore(found, stream, ids);
    if (earlier) return earlier;
    if (!isAsExpected(found, expected)) throw new WrongRevision(stream, expected, found.last);
    const { last } = found;
    const conflict = await write(link, append, last);
    if (conflict && conflict.actual < last) known.delete(stream); // the server has lost events, as from an older backup
    const now = await readOn(stream);
    // The server's answer doesn't tell the position of the last event in every version; the log does.
    return conflict ? undefined : appendedBefore(now, stream, ids);
  };

  return async (append) => {
    let appended: Appended | undefined;
    while (!appended) appended = await link.persist(() => attempt(append));
    return appended;
  };
};

const isAsExpected = ({ last }: KnownStream, expected: ExpectedRevision): boolean =>
  expected === 'any' || last === (expected === 'absent' ? -1 : expected);

const note = (known: KnownStream, event: RecordedEvent): void => {
  const revision = Number(event.revision);
  known.places.set(event.id, { revision, position: placeOf(event) });
  known.last = Math.max(known.last, revision);
};

/** Returns where the stream is when it was not at that revision. */
const write = async (
  { client, names, callTimeoutMs }: EsdbLink,
  { stream, events }: Append,
  last: number,
): Promise<{ readonly actual: number } | undefined> => {
  const expectedRevision = last === -1 ? 'no_stream' : BigInt(last);
  const options = { expectedRevision, deadline: callTimeoutMs, requiresLeader: true } as const;
  try {
    await answeredInTime(client.appendToStream(names.storedName(stream), [...events], options), callTimeoutMs);
    return undefined;
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    return { actual: error.actualVersion === 'no_stream' ? -1 : Number(error.actualVersion) };
  }
};

/** The first answer, when this append is a retry. @throws EventIdTaken */
const appendedBefore = ({ places }: KnownStream, stream: string, ids: readonly string[]): Appended | undefined => {
  const found = ids.map((id) => places.get(id));
  if (found.every((place) => place === undefined) && new Set(ids).size === ids.length) return undefined;
  const start = found[0]?.revision;
  const isRetry = start !== undefined && found.every((place, index) => place?.revision === start + index);
  const end = found.at(-1);
  if (!isRetry || !end) throw new EventIdTaken(stream, ids);
  return end;
};
