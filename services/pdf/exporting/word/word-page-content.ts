import { ColumnBreak, Paragraph, TextRun, type ParagraphChild, type Table } from 'docx';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import { frameIn } from './column-bands.js';
import type { Item, PictureItem } from './page-items.js';
import { anchored, inlinePicture, pictureBeside, pictureOnPage } from './pictures/word-images.js';
import type { WordFonts } from './fonts/word-fonts.js';
import type { Lists } from './lists.js';
import type { Frame } from './word-page-frame.js';
import { paragraph, type Setting } from './word-paragraphs.js';
import { belowRunningOver, runsOver } from './running-over.js';
import { gapBetween, setBelow, THIN, THIN_LINE, type Above } from './spacing.js';
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
export const bandContent = (items: readonly Item[], context: BandContext): (Paragraph | Table)[] => {
  const { frame, lists, fonts, columnBreaks } = context;
  const content: (Paragraph | Table)[] = [];
  let { below: above, pageBreakBefore } = context;
  let anchors: ParagraphChild[] = [];
  let column = items[0]?.column;
  for (const item of items) {
    const isNext = item.column?.at !== column?.at;
    column = item.column;
    if (isNext) above = undefined;
    if (isNext && columnBreaks) content.push(columnBreak());
    const setting = { frame: frameIn(frame, column), lists, fonts, above };
    if (standsOnPage(item, setting)) {
      anchors.push(pictureOnPage(item.picture, fonts, item.stands === 'behind' ? 'behind' : 'above'));
      continue;
    }
    if (anchors.length > 0 && !takesAnchors(item)) {
      content.push(anchored(anchors, pageBreakBefore));
      above = lowered(above);
      pageBreakBefore = false;
      anchors = [];
    }
    content.push(...contentOf(item, { ...setting, above, pageBreakBefore, anchors }));
    above = belowItem(item, { ...setting, above });
    pageBreakBefore = above?.endsPage === true;
    anchors = [];
  }
  return anchors.length > 0 ? [...content, anchored(anchors, pageBreakBefore)] : content;
};

type OnPage = Pick<Setting, 'above' | 'frame'>;

/** A picture behind text, or above the text of its page, where Word has no room for any but at a place of its own. */
const standsOnPage = (item: Item, { above, frame }: OnPage): item is PictureItem =>
  'picture' in item &&
  (item.stands === 'behind' ||
    (item.stands === 'in flow' && above?.isHead === true && item.picture.box.y < frame.top - 1));

/** A picture that stands in a heading would come again in a table of contents. */
const takesAnchors = (item: Item): boolean =>
  'block' in item && item.block.kind !== 'table' && item.block.kind !== 'heading' && item.block.preformatted !== true;

/** By a paragraph that takes next to no room. */
const lowered = (above: Above): Above =>
  above && { ...above, box: { ...above.box, height: above.box.height + THIN_LINE } };

/** What stands above the next: nothing that takes no room, and nothing as high as it is printed if Word has to set it lower. */
const belowItem = (item: Item, { above, frame }: OnPage): Above => {
  if ('block' in item && item.block.kind !== 'table') {
    const { lines } = textRoomOf(item.block, frame);
    return runsOver(item) ? belowRunningOver(item.block, { above, frame, lines }) : setBelow(item.block, above, lines);
  }
  if ('picture' in item && item.stands !== 'in flow') return lowered(above);
  const { box } = 'block' in item ? item.block : item.picture;
  const from = above ? Math.max(box.y, bottomOf(above.box)) : box.y;
  return lowered({ box: { ...box, y: from } });
};

const contentOf = (item: Item, setting: Setting): (Paragraph | Table)[] => {
  if ('picture' in item) return [pictureOf(item, setting)];
  return item.block.kind === 'table' ? tableBetween(item.block, setting) : [paragraph(item.block, setting)];
};

const pictureOf = ({ picture, stands }: PictureItem, setting: Setting): Paragraph =>
  stands === 'beside' ? pictureBeside(picture, setting) : inlinePicture(picture, setting);

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
