import type { EventRecord } from '../../platform/event-store/event-store.js';
import { growTree } from '../merkle/growing-tree.js';
import type { Checkpoint } from './checkpoint.js';
import { describeDifference, type Difference } from './difference.js';
import type { Finding } from './finding.js';

interface Misfit {
  /** The checkpoint that does not fit, and the last that did. */
  readonly next: Checkpoint;
  readonly good: Checkpoint | undefined;
  /** The last event that was looked at. */
  readonly last: EventRecord | undefined;
}

/** Holds the events of a log against the hashes that were kept of them, which may be wrong themselves. */
export interface Comparison {
  see(leaf: Buffer, record: EventRecord): Promise<void>;
  /** All events so far are as they were signed. */
  confirm(): void;
  /** This checkpoint does not fit: are the hashes those that it was made of? */
  judge(next: Checkpoint): Promise<void>;
  /** What is wrong, once judged. */
  explain(misfit: Misfit): Finding;
  /** What is wrong with the events after the last checkpoint, where the kept hashes are all there is. */
  explainRest(last: EventRecord | undefined): Finding | undefined;
}

/** Events looked at beyond the first difference, to tell what happened. */
const WINDOW = 256;

/** The hashes are taken as they are kept now; the log may grow meanwhile. */
export const openComparison = async (hashes: AsyncIterable<Buffer>): Promise<Comparison> => {
  const kept = await openKept(hashes);
  let before: EventRecord | undefined;
  let first: Difference | undefined;
  /** They are not those of the events that were signed, so they tell nothing any more. */
  let useless = false;

  return {
    async see(leaf, record) {
      const expected = await kept.take();
      if (first) lookBeyond(first, leaf, expected);
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
      while (kept.tree.size() < size && kept.more()) {
        const expected = await kept.take();
        if (first) lookBeyond(first, undefined, expected);
      }
      useless ||= kept.tree.size() !== size || !kept.tree.root().equals(root);
    },
    explain({ next, good, last }) {
      if (useless) return unplaced({ next, good, last });
      return first ? describeDifference(first) : cutOff(last);
    },
    explainRest(last) {
      if (useless) return undefined;
      if (first) return describeDifference(first);
      return kept.more() ? cutOff(last) : undefined;
    },
  };
};

const lookBeyond = ({ actual, expected }: Difference, is: Buffer | undefined, was: Buffer | undefined): void => {
  if (is && actual.length < WINDOW) actual.push(is);
  if (was && expected.length < WINDOW) expected.push(was);
};

/** The hashes one by one, and the tree over those that were taken. */
const openKept = async (hashes: AsyncIterable<Buffer>) => {
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

const unplaced = ({ next, good }: Misfit): Finding => ({
  text:
    `The events ${good ? `after position ${good.position}` : 'from the first on'} up to position ${next.position} are ` +
    `not those that were signed at ${next.time}: at least one was edited, deleted, reordered, inserted or cut off. ` +
    'Which was the first cannot be told, because the hashes that were kept of single events were changed too.',
});
