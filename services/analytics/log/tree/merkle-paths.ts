import type { HashReader } from './hash-file.js';
import { nodeHash } from './leaf-hashes.js';

/** The largest power of two below `size`, which is at least 2. */
const splitOf = (size: number): number => {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
};

/** Hash of the leaves from `from` up to before `to`, which are a subtree of the whole. */
const rangeHash = async (read: HashReader, from: number, to: number): Promise<Buffer> => {
  const size = to - from;
  const level = Math.log2(size);
  if (Number.isInteger(level)) return read(level, from / size);
  const middle = from + splitOf(size);
  return nodeHash(await rangeHash(read, from, middle), await rangeHash(read, middle, to));
};

/** @see RFC 6962, 2.1.1: PATH(leaf, D[size]), the sibling of the leaf first. */
export const inclusionPath = async (read: HashReader, leaf: number, size: number): Promise<Buffer[]> => {
  const path: Buffer[] = [];
  let from = 0;
  let to = size;
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    const isLeft = leaf < middle;
    path.unshift(await (isLeft ? rangeHash(read, middle, to) : rangeHash(read, from, middle)));
    if (isLeft) to = middle;
    else from = middle;
  }
  return path;
};

/** @see RFC 6962, 2.1.2: PROOF(older, D[newer]); empty for trees of the same size and for the empty one. */
export const consistencyPath = async (read: HashReader, older: number, newer: number): Promise<Buffer[]> => {
  const path: Buffer[] = [];
  if (older === 0) return path;
  let from = 0;
  let to = newer;
  while (to !== older) {
    const middle = from + splitOf(to - from);
    const isLeft = older <= middle;
    path.unshift(await (isLeft ? rangeHash(read, middle, to) : rangeHash(read, from, middle)));
    if (isLeft) to = middle;
    else from = middle;
  }
  // The older tree is a subtree of its own exactly when the search never went right; its root is known then.
  return from === 0 ? path : [await rangeHash(read, from, to), ...path];
};
