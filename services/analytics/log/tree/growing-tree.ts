import { storedPlaces, type HashReader } from './hash-file.js';
import { emptyRoot, nodeHash } from './leaf-hashes.js';

/** The right edge of a tree: all that is needed to let it grow and to tell its root. */
export interface GrowingTree {
  readonly size: () => number;
  /** @returns the leaf's hash and those of the subtrees it completes, from the smallest: the order of storing them. */
  append(leaf: Buffer): readonly Buffer[];
  root(): Buffer;
}

/** From nothing, or from the subtrees that make up a tree of this size, the largest first. */
export const growTree = (size = 0, subtrees: readonly Buffer[] = []): GrowingTree => {
  const edge = [...subtrees];
  let leaves = size;
  return {
    size: () => leaves,
    append(leaf) {
      const hashes = [leaf];
      let subtree = leaf;
      for (let rest = leaves; rest % 2 === 1; rest = Math.floor(rest / 2)) {
        const left = edge.pop();
        if (!left) throw new Error('a tree is grown from subtrees of another size');
        subtree = nodeHash(left, subtree);
        hashes.push(subtree);
      }
      edge.push(subtree);
      leaves += 1;
      return hashes;
    },
    root: () => {
      const [last, ...larger] = edge.toReversed();
      return last ? larger.reduce((right, left) => nodeHash(left, right), last) : emptyRoot();
    },
  };
};

/** The tree of the first `size` leaves, from its stored hashes. */
export const growStoredTree = async (read: HashReader, size: number): Promise<GrowingTree> =>
  growTree(size, await Promise.all(storedPlaces(size).map(({ level, index }) => read(level, index))));
