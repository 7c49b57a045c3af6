import type { EventRecord } from '../../platform/event-store/event-store.js';
import type { Finding } from './finding.js';

/** Where a log first differs from what was kept of it: hashes of events from there on, as they are and as they were. */
export interface Difference {
  readonly record: EventRecord;
  readonly before: EventRecord | undefined;
  readonly actual: Buffer[];
  readonly expected: Buffer[];
}

/** Names the first bad position, and what was done there as far as the hashes tell. */
export const describeDifference = ({ record, before, actual, expected }: Difference): Finding => {
  const { position, type, stream } = record;
  const [is, was] = [actual[0], expected[0]];
  const comesLater = is ? placeOf(is, expected) : -1;
  const wentLater = was ? placeOf(was, actual) : -1;
  const where = `position ${position} (${type} of ${stream})`;
  const after = before ? `after position ${before.position}` : 'at the beginning';
  if (comesLater > 0 && wentLater > 0) return { position, text: `Events were reordered, first at ${where}.` };
  if (comesLater > 0) {
    return { position, text: `${counted(comesLater)} deleted ${after}: there ${where} follows at once.` };
  }
  if (wentLater > 0) return { position, text: `${counted(wentLater)} inserted ${after}, first at ${where}.` };
  return {
    position,
    text: `The event at ${where} is not the one that was recorded: it was edited, or another was put in its place.`,
  };
};

const placeOf = (leaf: Buffer, leaves: readonly Buffer[]): number => leaves.findIndex((other) => other.equals(leaf));

const counted = (count: number): string => (count === 1 ? 'An event was' : `${count} events were`);
