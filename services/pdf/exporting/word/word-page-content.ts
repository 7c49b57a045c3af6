import { ColumnBreak, Paragraph, TextRun, type Table } from 'docx';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import { frameIn } from './column-bands.js';
import type { Item, PictureItem } from './page-items.js';
import { inlinePicture, pictureBehind, pictureBeside, pictureOnPage } from './pictures/word-images.js';
import type { WordFonts } from './fonts/word-fonts.js';
import type { Lists } from './lists.js';
import type { Frame } from './word-page-frame.js';
import { paragraph, type Setting } from './word-paragraphs.js';
import { gapBetween, setBelow, THIN, type Above } from './spacing.js';
import { bottomOf } from '../../reading/lines/text-boxes.js';
import { table } from './tables.js';
import { textRoomOf } from './text-room.js';
import { twips } from './units.js';

interface BandContext {
  readonly frame: Frame;
  readonly lists: Lists;
  readonly fonts: WordFonts;
  /** The first of it begins a page. */
  readonly pageBreakBefore: boolean;
  /** What it stands below. */
  readonly below: Above;
  /** Each column begins where it does in print. */
  readonly columnBreaks: boolean;
}

/** Blocks and pictures one after the other, in their columns. */
export const bandContent = (
  items: readonly Item[],
  { frame, lists, fonts, pageBreakBefore, below, columnBreaks }: BandContext,
): (Paragraph | Table)[] => {
  let above = below;
  let column = items[0]?.column;
  return items.flatMap((item, at) => {
    const isNext = item.column?.at !== column?.at;
    if (isNext) above = undefined;
    column = item.column;
    const place = { frame: frameIn(frame, column), pageBreakBefore: pageBreakBefore && at === 0 };
    const content = contentOf(item, { ...place, lists, fonts, above });
    above = belowItem(item, { ...place, above });
    return isNext && columnBreaks ? [columnBreak(), ...content] : content;
  });
};

/** A picture above the text of its page, where Word has no room for any but at a place of its own. */
const isOverHead = ({ picture, stands }: PictureItem, { above, frame }: Pick<Setting, 'above' | 'frame'>): boolean =>
  stands === 'in flow' && above?.isHead === true && picture.box.y < frame.top - 1;

/** What stands above the next: nothing that takes no room, and nothing as high as it is printed if Word has to set it lower. */
const belowItem = (item: Item, { above, frame }: Pick<Setting, 'above' | 'frame'>): Above => {
  if ('block' in item && item.block.kind !== 'table') {
    return setBelow(item.block, above, textRoomOf(item.block, frame).lines);
  }
  if ('picture' in item && (item.stands !== 'in flow' || isOverHead(item, { above, frame }))) return above;
  const { box } = 'block' in item ? item.block : item.picture;
  const from = above ? Math.max(box.y, bottomOf(above.box)) : box.y;
  return { box: { ...box, y: from } };
};

const contentOf = (item: Item, setting: Setting): (Paragraph | Table)[] => {
  if ('picture' in item) return [pictureOf(item, setting)];
  return item.block.kind === 'table' ? tableBetween(item.block, setting) : [paragraph(item.block, setting)];
};

const pictureOf = (item: PictureItem, setting: Setting): Paragraph => {
  const { picture, stands } = item;
  if (stands === 'behind') return pictureBehind(picture, setting);
  if (stands === 'beside') return pictureBeside(picture, setting);
  return isOverHead(item, setting) ? pictureOnPage(picture, setting) : inlinePicture(picture, setting);
};

const columnBreak = (): Paragraph =>
  new Paragraph({ spacing: THIN, children: [new TextRun({ children: [new ColumnBreak()] })] });

/** Points: what the paragraph above a table and its border take. */
const TABLE_ROOM = 1;

/** Word takes two tables for one unless there is a paragraph between, and no page begins with a table by itself. */
const tableBetween = (block: ReadBlock, setting: Setting): (Paragraph | Table)[] => {
  const { frame, fonts, pageBreakBefore, above } = setting;
  const before = twips(Math.max(0, gapBetween(above, block.box) - TABLE_ROOM));
  const between = new Paragraph({ spacing: { ...THIN, before }, pageBreakBefore });
  return [between, table(block, block.box.x - frame.left, fonts), new Paragraph({ spacing: THIN })];
};
