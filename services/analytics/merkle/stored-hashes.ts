/** The hash of the complete subtree number `index`, from 0, among those of 2^level leaves. */
export type HashReader = (level: number, index: number) => Promise<Buffer>;

/**
 * Where that hash stands when the hashes of a tree are written one after the other as they come to be: each leaf, and
 * right after it the subtrees that it completes. Such a file only ever grows at its end.
 */
export const storedIndex = (level: number, index: number): number => {
  const lastLeaf = (index + 1) * 2 ** level - 1;
  return leafIndex(lastLeaf) + level;
};

/** Before a leaf stand all leaves before it, and every subtree that is complete with them: n/2 + n/4 + ... */
const leafIndex = (leaf: number): number => {
  let count = 0;
  for (let rest = leaf; rest > 0; rest = Math.floor(rest / 2)) count += rest;
  return count;
};

/** Hashes stored of a tree of this size. */
export const storedCount = (size: number): number => leafIndex(size);

/** The complete subtrees that a tree of this size is made of, the largest first. */
export const storedPlaces = (size: number): { readonly level: number; readonly index: number }[] => {
  const places = [];
  for (let level = Math.floor(Math.log2(Math.max(size, 1))); level >= 0; level -= 1) {
    const whole = Math.floor(size / 2 ** level);
    if (whole % 2 === 1) places.push({ level, index: whole - 1 });
  }
  return places;
};
