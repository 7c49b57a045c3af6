import type { ReadBlock } from '../lines/document-model.js';

/** Markers that stand further in by so many points are those of a list within. */
const LEVEL_STEP_POINTS = 7;

interface Item {
  readonly block: ReadBlock;
  /** Where its marker begins; undefined for what is no list item. */
  readonly start: number | undefined;
}

/** Levels of the items of each list, by how far their markers stand in. */
export const withLevels = (items: readonly Item[]): ReadBlock[] => {
  let open: number[] = [];
  return items.map(({ block, start }) => {
    if (start === undefined) {
      open = block.kind === 'paragraph' ? open : [];
      return block;
    }
    open = open.filter((place) => place < start - LEVEL_STEP_POINTS);
    open.push(start);
    return { ...block, level: open.length };
  });
};
