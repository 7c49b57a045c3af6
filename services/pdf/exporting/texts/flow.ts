import type { ReadBlock, ReadDocument, ReadPage } from '../../reading/lines/document-model.js';
import { bottomOf } from '../../reading/lines/text-boxes.js';
import { oneTableOf } from '../joined-tables.js';
import type { PagePicture, PicturesOf } from '../page-picture-files.js';

/** The parts of a document one after the other in reading order, without its pages. */
export type FlowItem = { readonly block: ReadBlock } | { readonly picture: PagePicture };

const OPEN_END = /[\p{Ll},\u2010-\u2014-]$/u;
const SMALL_START = /^\p{Ll}/u;

/**
 * The blocks and pictures of a document. What stands at the head and foot of many pages is said once; paragraphs and
 * tables that go on over the end of a page are one.
 */
export const flowOf = ({ pages }: ReadDocument, pictures: PicturesOf): readonly FlowItem[] => {
  const items: FlowItem[] = [];
  const said = new Set<string>();
  let last: ReadPage | undefined;
  for (const page of pages) {
    const [first, ...others] = itemsOn(page, pictures(page.number), said);
    const whole = first && joined(items.at(-1), first, last);
    if (whole) items[items.length - 1] = whole;
    else if (first) items.push(first);
    items.push(...others);
    last = page;
  }
  return items;
};

/** A picture stands before the first text that begins below its top. */
const itemsOn = (page: ReadPage, pictures: readonly PagePicture[], said: Set<string>): readonly FlowItem[] => {
  const items: FlowItem[] = page.blocks.filter((block) => !isSaidAgain(block, said)).map((block) => ({ block }));
  for (const picture of pictures.toSorted((one, other) => one.box.y - other.box.y)) {
    const at = items.findIndex((item) => 'block' in item && item.block.box.y >= picture.box.y);
    items.splice(at < 0 ? items.length : at, 0, { picture });
  }
  return items;
};

const isSaidAgain = ({ kind, text }: ReadBlock, said: Set<string>): boolean => {
  if (kind !== 'page-header' && kind !== 'page-footer') return false;
  const words = text.replace(/\P{L}+/gu, ' ').trim();
  if (words === '' || said.has(words)) return true;
  said.add(words);
  return false;
};

/** Two parts of one table or paragraph as one; undefined where they are not. */
const joined = (last: FlowItem | undefined, next: FlowItem, page: ReadPage | undefined): FlowItem | undefined => {
  if (!last || !('block' in last) || !('block' in next) || !page) return undefined;
  const block = oneTableOf(last.block, next.block, footOf(page)) ?? oneParagraphOf(last.block, next.block);
  return block && { block };
};

const oneParagraphOf = (one: ReadBlock, other: ReadBlock): ReadBlock | undefined => {
  const areText = [one, other].every(({ kind, preformatted }) => kind === 'paragraph' && preformatted !== true);
  const goesOn = areText && one.rtl === other.rtl && OPEN_END.test(one.text) && SMALL_START.test(other.text);
  return goesOn ? { ...one, text: `${one.text} ${other.text}`, lines: [...one.lines, ...other.lines] } : undefined;
};

/** How far down the words of a page reach, without what stands at its foot. */
const footOf = ({ blocks }: ReadPage): number =>
  Math.max(0, ...blocks.flatMap(({ kind, box }) => (kind === 'page-footer' ? [] : [bottomOf(box)])));
