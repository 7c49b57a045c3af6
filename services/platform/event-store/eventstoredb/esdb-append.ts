import { WrongExpectedVersionError, type AppendResult, type RecordedEvent } from '@eventstore/db-client';
import { EventIdTaken, WrongRevision, type Appended, type ExpectedRevision } from '../event-store.js';
import type { KnownStream, Place } from './esdb-known-streams.js';
import { answeredInTime, type EsdbLink } from './esdb-link.js';
import { isWholePage, pagesOf } from './esdb-pages.js';
import { placeFromAnswer, type EsdbEvent } from './esdb-records.js';

interface Append {
  readonly stream: string;
  readonly events: readonly EsdbEvent[];
  readonly expected: ExpectedRevision;
}

const nothingKnown: KnownStream = { places: new Map(), last: -1 };

/**
 * Appends at exactly the revision that the stream is at as far as is known, so that no id can be there unseen. Whatever
 * came in between or got lost on the way, it reads on and tries again: an append whose answer never came is found on the
 * log. An append that is answered at the first attempt is one call, where the stream is known or new and the answer tells
 * the place of its one event.
 */
export const appenderOf = (link: EsdbLink): ((append: Append) => Promise<Appended>) => {
  const { known } = link;
  const readOn = (stream: string) => readFurther(link, stream);
  const lookAt = async ({ stream, expected }: Append): Promise<KnownStream> => {
    const place = known.get(stream) ?? (expected === 'absent' ? nothingKnown : await readOn(stream));
    return isAsExpected(place, expected) ? place : readOn(stream);
  };

  const attempt = async (append: Append, isRepeated: boolean): Promise<Appended | undefined> => {
    const { stream, events, expected } = append;
    const ids = events.map(({ id }) => id);
    const place = isRepeated ? await readOn(stream) : await lookAt(append);
    const earlier = appendedBefore(place, stream, ids);
    if (earlier) return earlier;
    const { last } = place;
    if (!isAsExpected(place, expected)) throw new WrongRevision(stream, expected, last);
    const answer = await write(link, append, last);
    if ('conflict' in answer) {
      if (answer.conflict < last) known.forget(stream); // the server has lost events, as from an older backup
      await readOn(stream);
      return undefined;
    }
    const [only] = ids;
    if (answer.place && only !== undefined) known.note(stream, only, answer.place);
    else await readOn(stream);
    return answer.place ?? appendedBefore(known.get(stream) ?? nothingKnown, stream, ids);
  };

  return async (append) => {
    let appended: Appended | undefined;
    let attempts = 0;
    while (!appended) appended = await link.persist(() => attempt(append, attempts++ > 0));
    return appended;
  };
};

/** Reads what has come to the stream since. */
const readFurther = async (link: EsdbLink, stream: string): Promise<KnownStream> => {
  const { known } = link;
  let page: RecordedEvent[];
  do {
    page = await pagesOf(link).ofStream(stream, (known.get(stream) ?? nothingKnown).last + 1);
    known.noteEvents(stream, page);
  } while (isWholePage(page));
  return known.get(stream) ?? nothingKnown;
};

const isAsExpected = ({ last }: KnownStream, expected: ExpectedRevision): boolean =>
  expected === 'any' || last === (expected === 'absent' ? -1 : expected);

/** Where the stream is when it was not at that revision; otherwise where the event is, as far as the answer tells. */
type Answer = { readonly conflict: number } | { readonly place: Place | undefined };

const write = async (
  { client, names, callTimeoutMs }: EsdbLink,
  { stream, events }: Append,
  last: number,
): Promise<Answer> => {
  const expectedRevision = last === -1 ? 'no_stream' : BigInt(last);
  const options = { expectedRevision, deadline: callTimeoutMs, requiresLeader: true } as const;
  try {
    const appending = client.appendToStream(names.storedName(stream), [...events], options);
    const result = await answeredInTime(appending, callTimeoutMs);
    return { place: events.length === 1 ? placeIn(result, last + 1) : undefined };
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    return { conflict: error.actualVersion === 'no_stream' ? -1 : Number(error.actualVersion) };
  }
};

/** The answer to an append of several events tells one position only, and not whose; the positions are read then. */
const placeIn = ({ nextExpectedRevision, position }: AppendResult, revision: number): Place | undefined => {
  const fromAnswer = placeFromAnswer(position);
  return fromAnswer !== undefined && Number(nextExpectedRevision) === revision
    ? { revision, position: fromAnswer }
    : undefined;
};

/** The first answer, when this append is a retry. @throws EventIdTaken */
const appendedBefore = ({ places }: KnownStream, stream: string, ids: readonly string[]): Appended | undefined => {
  const earlierPlaces = ids.map((id) => places.get(id));
  if (earlierPlaces.every((place) => place === undefined) && new Set(ids).size === ids.length) return undefined;
  const start = earlierPlaces[0]?.revision;
  const isRetry = start !== undefined && earlierPlaces.every((place, index) => place?.revision === start + index);
  const end = earlierPlaces.at(-1);
  if (!isRetry || !end) throw new EventIdTaken(stream, ids);
  return end;
};
