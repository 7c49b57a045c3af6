import type { EventRecord } from '../../../platform/event-store/event-store.js';
import type { Checkpoint } from '../tree/checkpoints.js';
import { growTree } from '../tree/growing-tree.js';

/** A fault of a log. */
export interface Finding {
  /** The first bad position, where it can be told. */
  readonly position?: string;
  readonly text: string;
  /** Whether the log is what was signed, and holds an event that no Docket has written. */
  readonly asSigned?: boolean;
}

interface FailedCheckpoint {
  /** It does not fit the log. */
  readonly checkpoint: Checkpoint;
  /** The last one that did. */
  readonly good: Checkpoint | undefined;
  /** The last event that was read. */
  readonly last: EventRecord | undefined;
}

/** Compares the events of a log with the hashes that were stored of them, which may be wrong themselves. */
export interface Comparison {
  /** The next event of the log. */
  add(leaf: Buffer, record: EventRecord): Promise<void>;
  /** All events so far are as they were signed. */
  confirm(): void;
  /** This checkpoint does not fit: is it made of the stored hashes? */
  judge(next: Checkpoint): Promise<void>;
  /** Describes the fault, after {@link Comparison.judge}. */
  explain(failed: FailedCheckpoint): Finding;
  /**
   * Describes a fault in the events after the last checkpoint, where only the stored hashes are left to compare with.
   */
  explainRest(last: EventRecord | undefined): Finding | undefined;
}

/** Events compared beyond the first difference, to tell what happened. */
const WINDOW_EVENTS = 256;

/** The stored hashes are read as they are now; the log may grow meanwhile. */
export const openComparison = async (hashes: AsyncIterable<Buffer>): Promise<Comparison> => {
  const stored = await openStored(hashes);
  let before: EventRecord | undefined;
  let first: Difference | undefined;
  /** The stored hashes are not those of the signed events, so they prove nothing. */
  let useless = false;

  return {
    async add(leaf, record) {
      const expected = await stored.take();
      if (first) recordBeyond(first, leaf, expected);
      else if (!useless && expected && !expected.equals(leaf)) {
        first = { record, before, actual: [leaf], expected: [expected] };
      }
      before = record;
    },
    confirm: () => {
      useless ||= first !== undefined;
      first = undefined;
    },
    async judge({ size, root }) {
      while (stored.tree.size() < size && stored.more()) {
        const expected = await stored.take();
        if (first) recordBeyond(first, undefined, expected);
      }
      useless ||= stored.tree.size() !== size || !stored.tree.root().equals(root);
    },
    explain({ checkpoint, good, last }) {
      if (useless) return unplaced({ checkpoint, good, last });
      return first ? describeDifference(first) : cutOff(last);
    },
    explainRest(last) {
      if (useless) return undefined;
      if (first) return describeDifference(first);
      return stored.more() ? cutOff(last) : undefined;
    },
  };
};

const recordBeyond = ({ actual, expected }: Difference, is: Buffer | undefined, was: Buffer | undefined): void => {
  if (is && actual.length < WINDOW_EVENTS) actual.push(is);
  if (was && expected.length < WINDOW_EVENTS) expected.push(was);
};

/** The hashes one by one, and the tree over those that were taken. */
const openStored = async (hashes: AsyncIterable<Buffer>) => {
  const iterator = hashes[Symbol.asyncIterator]();
  const tree = growTree();
  let turn = await iterator.next();
  return {
    tree,
    more: () => !turn.done,
    take: async (): Promise<Buffer | undefined> => {
      if (turn.done) return undefined;
      const leaf = Buffer.from(turn.value);
      tree.append(leaf);
      turn = await iterator.next();
      return leaf;
    },
  };
};

const cutOff = (last: EventRecord | undefined): Finding => ({
  ...(last && { position: last.position }),
  text: last
    ? `The log was truncated: it ends after position ${last.position}, and the events that followed are gone.`
    : 'The log was truncated: it is empty, and it was not.',
});

const unplaced = ({ checkpoint, good }: FailedCheckpoint): Finding => ({
  text:
    `The events ${good ? `after position ${good.position}` : 'from the first on'} up to position ${checkpoint.position} are ` +
    `not those that were signed at ${checkpoint.time}: at least one was edited, deleted, reordered, inserted or cut off. ` +
    'Which was the first cannot be told, because the hashes that were kept of single events were changed too.',
});

/** Where a log first differs from the stored hashes: the hashes of the events from there on, as they are and were. */
interface Difference {
  readonly record: EventRecord;
  readonly before: EventRecord | undefined;
  readonly actual: Buffer[];
  readonly expected: Buffer[];
}

/** Names the first bad position, and what happened there as far as the hashes tell. */
const describeDifference = ({ record, before, actual, expected }: Difference): Finding => {
  const { position, type, stream } = record;
  const is = actual[0];
  const was = expected[0];
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
