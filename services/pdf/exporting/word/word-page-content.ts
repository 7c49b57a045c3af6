import { Paragraph, type Table } from 'docx';
import type { Box, ReadBlock, ReadPage } from '../../reading/lines/document-model.js';
import { shareWithin, type PagePicture } from '../page-picture-files.js';
import { inlinePicture, pictureBehind } from './word-images.js';
import type { Lists } from './lists.js';
import type { Frame } from './word-page-frame.js';
import { paragraph, type Setting } from './word-paragraphs.js';
import { table } from './tables.js';

interface PageContext {
  readonly frame: Frame;
  readonly lists: Lists;
  readonly pictures: readonly PagePicture[];
  /** The page before, in the same section. */
  readonly before: ReadPage | undefined;
}

type Item = { readonly block: ReadBlock } | { readonly picture: PagePicture; readonly behind: boolean };

/** What a page has between its head and foot, in reading order. It begins a page in Word too. */
export const pageContent = (page: ReadPage, context: PageContext): (Paragraph | Table)[] => {
  const { frame, lists, pictures, before } = context;
  const blocks = page.blocks.filter(({ kind }) => kind !== 'page-header' && kind !== 'page-footer');
  let above: ReadBlock | undefined;
  return itemsOf(blocks, pictures).flatMap((item, at) => {
    const pageBreakBefore = at === 0 && before !== undefined;
    if ('picture' in item) {
      return [(item.behind ? pictureBehind : inlinePicture)(item.picture, { frame, pageBreakBefore })];
    }
    const { block } = item;
    const setting = { frame, lists, above, pageBreakBefore };
    above = block;
    return block.kind === 'table' ? tableBetween(block, setting) : [paragraph(block, setting)];
  });
};

/** Word takes two tables for one unless there is a paragraph between, and no page begins with a table by itself. */
const tableBetween = (block: ReadBlock, { frame, pageBreakBefore }: Setting): (Paragraph | Table)[] => {
  const thin = { spacing: { line: 20, before: 0, after: 0 } };
  const between = new Paragraph({ ...thin, pageBreakBefore });
  return [between, table(block, block.box.x - frame.left), new Paragraph(thin)];
};

/** Pictures before the first block that stands below their upper edge, and on their side of the page. */
const itemsOf = (blocks: readonly ReadBlock[], pictures: readonly PagePicture[]): Item[] => {
  const items: Item[] = blocks.map((block) => ({ block }));
  for (const picture of pictures) {
    const behind = blocks.some(({ box }) => shareWithin(box, picture.box) > 0.5);
    const place = items.findIndex((item) => 'block' in item && isBelow(item.block.box, picture.box));
    items.splice(behind ? 0 : place < 0 ? items.length : place, 0, { picture, behind });
  }
  return items;
};

const isBelow = (box: Box, picture: Box): boolean =>
  box.y >= picture.y - 2 && box.x < picture.x + picture.width && picture.x < box.x + box.width;
