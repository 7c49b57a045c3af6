import type { ReadBlock, ReadLine } from '../../reading/lines/document-model.js';
import type { Item } from './column-bands.js';

/** A paragraph that goes on at the head of the next column is one again. */
export const joinedParagraphs = (items: readonly Item[]): Item[] => {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last && 'block' in last && 'block' in item && goesOn(last, item)) {
      joined[joined.length - 1] = { ...last, block: together(last.block, item.block) };
    } else joined.push(item);
  }
  return joined;
};

type BlockItem = Extract<Item, { block: unknown }>;

const OPEN_END = /[\p{Ll},\u2010-\u2014-]$/u;
const SMALL_START = /^\p{Ll}/u;

const goesOn = (last: BlockItem, next: BlockItem): boolean => {
  const isElsewhere = last.column !== undefined && last.column !== next.column && !isBelow(last.block, next.block);
  const areText = last.block.kind !== 'table' && last.block.kind !== 'heading' && next.block.kind === 'paragraph';
  return isElsewhere && areText && OPEN_END.test(last.block.text) && SMALL_START.test(next.block.text);
};

const isBelow = (one: ReadBlock, other: ReadBlock): boolean =>
  other.box.y > one.box.y && Math.abs(other.box.x - one.box.x) < other.box.width / 2;

/** Lines of another column are moved to where they would stand in the first one. */
const together = (one: ReadBlock, other: ReadBlock): ReadBlock => {
  const off = leftOf(one) - leftOf(other);
  const moved = other.lines.map((line) => ({ ...line, box: { ...line.box, x: line.box.x + off } }));
  return { ...one, lines: [...one.lines, ...moved], text: `${one.text} ${other.text}` };
};

const leftOf = ({ lines, column }: ReadBlock): number =>
  column?.edges[column.at]?.left ?? Math.min(...lines.map(({ box }: ReadLine) => box.x));
