import type { ReadBlock, ReadLine } from '../../reading/lines/document-model.js';
import { oneTableOf } from '../joined-tables.js';
import type { BlockItem, Item } from './page-items.js';
import { depthOf } from './column-bands.js';
import type { Frame } from './word-page-frame.js';
import type { SectionPart } from './word-sections.js';

/** Footnotes, pictures and their captions that may stand between the parts of one paragraph. */
const BETWEEN_MAX = 6;
/** Letters of footnotes are smaller than this share of the others. */
const FOOTNOTE_SIZE_SHARE = 0.93;
const OPEN_END = /[\p{Ll},\u2010-\u2014-]$/u;
const SMALL_START = /^\p{Ll}/u;

/** A paragraph that goes on at the head of the next column is one again; the footnotes between follow it. */
export const joinedParagraphs = (items: readonly Item[]): Item[] => {
  const joined: Item[] = [];
  for (const item of items) if (!join(joined, item, isElsewhere)) joined.push(item);
  return joined;
};

/** The same for tables too, over the ends of pages without columns, which then flow on; other pages begin where they do in print. */
export const joinedPages = (parts: readonly SectionPart[], frame: Pick<Frame, 'foot' | 'height'>): SectionPart[] => {
  const joined: (SectionPart & { items: Item[] })[] = [];
  for (const part of parts) {
    const [first, ...others] = part.items;
    const last = joined.at(-1);
    const isOne =
      part.pageBreakBefore &&
      first &&
      last &&
      (joinTable(last.items, first, frame) || join(last.items, first, (one) => isAtFoot(one, last.items, frame)));
    if (isOne) last.items.push(...others);
    else joined.push({ ...part, items: [...part.items] });
  }
  return joined;
};

const joinTable = (items: Item[], item: Item, { foot }: Pick<Frame, 'foot'>): boolean => {
  const last = items.at(-1);
  const whole = last && 'block' in last && 'block' in item ? oneTableOf(last.block, item.block, foot) : undefined;
  if (!last || !whole) return false;
  items[items.length - 1] = { ...last, block: whole };
  return true;
};

/** @returns whether an item went on with one of the last, and is in it now. */
const join = (items: Item[], item: Item, isApart: (last: BlockItem, next: BlockItem) => boolean): boolean => {
  if (!('block' in item) || item.block.kind !== 'paragraph' || !SMALL_START.test(item.block.text)) return false;
  const at = items.findLastIndex((other) => !isBetween(other, item));
  const last = items[at];
  if (!last || !('block' in last) || items.length - 1 - at > BETWEEN_MAX) return false;
  if (!isText(last.block) || !OPEN_END.test(last.block.text) || !isApart(last, item)) return false;
  items[at] = { ...last, block: together(last.block, item.block) };
  return true;
};

/** A text that ends further up, in sizes of its letters, ends its page on purpose. */
const NEAR_FOOT = 3;
/** A page is full from so much of its height on. */
const FULL_PAGE_SHARE = 0.7;

/** Footnotes may stand below it. */
const isAtFoot = (
  one: BlockItem,
  items: readonly Item[],
  { foot, height }: Pick<Frame, 'foot' | 'height'>,
): boolean => {
  const lowest = Math.max(...items.slice(items.indexOf(one)).map(depthOf));
  return lowest > FULL_PAGE_SHARE * height && foot - lowest < NEAR_FOOT * sizeOf(one.block);
};

const isText = ({ kind, preformatted }: ReadBlock): boolean =>
  kind !== 'table' && kind !== 'heading' && kind !== 'caption' && preformatted !== true;

const isBetween = (item: Item, { block }: BlockItem): boolean =>
  !('block' in item) || item.block.kind === 'caption' || sizeOf(item.block) < FOOTNOTE_SIZE_SHARE * sizeOf(block);

const sizeOf = ({ lines }: ReadBlock): number => lines[0]?.words.at(-1)?.style.size ?? 0;

const isElsewhere = (last: BlockItem, next: BlockItem): boolean =>
  last.column !== undefined && last.column !== next.column && !isBelow(last.block, next.block);

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
