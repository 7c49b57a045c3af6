import type { Chunk } from '../../../contracts/comparison/changes.js';
import type { Word } from '../../../contracts/comparison/word.js';
import type { ComparedDocument } from './compared-document.js';

/** Pages that stand beside each other, from 1; undefined where only the other document has one. */
export interface PagePair {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

interface Sides {
  readonly before: ComparedDocument;
  readonly after: ComparedDocument;
}

/** Which pages belong together: those that share most of their words, and what stands between such pages in turn. */
export const pairPages = ({ before, after }: Sides, chunks: readonly Chunk[]): readonly PagePair[] => {
  const anchors = anchorsIn(sharedWords({ before, after }, chunks));
  const starts = [{ before: 0, after: 0 }, ...anchors];
  const ends = [...anchors, { before: before.pageCount + 1, after: after.pageCount + 1 }];
  return ends.flatMap((end, at) => {
    const start = starts[at] ?? end;
    const isLast = at === ends.length - 1;
    return [...inTurn(start, end), ...(isLast ? [] : [end])];
  });
};

interface Anchor {
  readonly before: number;
  readonly after: number;
}

/** The pages between two pairs. */
const inTurn = (start: Anchor, end: Anchor): readonly PagePair[] =>
  Array.from({ length: Math.max(end.before - start.before, end.after - start.after) - 1 }, (_, at) => ({
    before: start.before + at + 1 < end.before ? start.before + at + 1 : undefined,
    after: start.after + at + 1 < end.after ? start.after + at + 1 : undefined,
  }));

interface Shared extends Anchor {
  readonly count: number;
}

const sharedWords = ({ before, after }: Sides, chunks: readonly Chunk[]): readonly Shared[] => {
  const shared = new Map<string, Shared>();
  let one = 0;
  let other = 0;
  for (const { count, added, removed } of chunks) {
    if (!added && !removed) {
      for (let at = 0; at < count; at += 1) countShared(shared, before.words[one + at], after.words[other + at]);
    }
    one += added ? 0 : count;
    other += removed ? 0 : count;
  }
  return [...shared.values()];
};

const countShared = (shared: Map<string, Shared>, one: Word | undefined, other: Word | undefined): void => {
  if (!one || !other) return;
  const key = `${one.page} ${other.page}`;
  shared.set(key, { before: one.page, after: other.page, count: (shared.get(key)?.count ?? 0) + 1 });
};

/** The pairs with most in common first, as long as none crosses another. */
const anchorsIn = (shared: readonly Shared[]): readonly Anchor[] => {
  const taken: Shared[] = [];
  for (const pair of shared.toSorted((one, other) => other.count - one.count)) {
    if (taken.every((other) => Math.sign(pair.before - other.before) * Math.sign(pair.after - other.after) > 0)) {
      taken.push(pair);
    }
  }
  return taken.toSorted((one, other) => one.before - other.before).map(({ before, after }) => ({ before, after }));
};
