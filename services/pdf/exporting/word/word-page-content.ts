import { ColumnBreak, Paragraph, type ParagraphChild, type Table } from 'docx';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import { frameIn } from './column-bands.js';
import { belowItem, isBelowOthers, loose, lowered, standsOnPage, takesAnchors } from './item-places.js';
import type { Item, PictureItem } from './page-items.js';
import { anchored, inlinePicture, pictureBeside, pictureOnPage } from './pictures/word-images.js';
import type { WordFonts } from './fonts/word-fonts.js';
import type { Lists } from './lists.js';
import type { Frame } from './word-page-frame.js';
import { paragraph, type Setting } from './word-paragraphs.js';
import { gapBetween, THIN, type Above } from './spacing.js';
import { startInFrame } from './indents.js';
import { table } from './tables.js';
import { twips } from './units.js';

interface BandContext {
  readonly frame: Frame;
  readonly lists: Lists;
  readonly fonts: WordFonts;
  /** The first of it begins a page. */
  readonly pageBreakBefore: boolean;
  /** The text that it stands below. */
  readonly below: Above;
  /** Each column begins where it does in print. */
  readonly columnBreaks: boolean;
}

/** Blocks and pictures one after the other, in their columns. */
export const bandContent = (items: readonly Item[], context: BandContext): (Paragraph | Table)[] => {
  const flow: Flow = { above: context.below, pageBreakBefore: context.pageBreakBefore, anchors: [], content: [] };
  let column = items[0]?.column;
  for (const [at, item] of items.entries()) {
    const isNext = item.column?.at !== column?.at;
    column = item.column;
    if (isNext) flow.above = undefined;
    if (isNext && context.columnBreaks) flow.content.push(columnBreak());
    const isEarly = isBelowOthers(item, items.slice(at + 1));
    add(flow, item, { ...context, frame: frameIn(context.frame, column), isEarly });
  }
  endAnchors(flow);
  return flow.content;
};

/** The items that have been set so far, and the facts that the next one needs of them. */
interface Flow {
  above: Above;
  pageBreakBefore: boolean;
  /** Pictures that the next paragraph takes with it. */
  anchors: ParagraphChild[];
  readonly content: (Paragraph | Table)[];
}

type ItemContext = Pick<BandContext, 'frame' | 'lists' | 'fonts'> & { readonly isEarly: boolean };

const add = (flow: Flow, item: Item, { frame, lists, fonts, isEarly }: ItemContext): void => {
  if (standsOnPage(item, { frame, above: flow.above })) {
    flow.anchors.push(pictureOnPage(item.picture, fonts, item.stands === 'behind' ? 'behind' : 'above'));
    return;
  }
  if (!takesAnchors(item)) endAnchors(flow);
  const { pageBreakBefore, anchors } = flow;
  const wasLoose = flow.above?.isLoose;
  const above = isEarly ? loose(flow.above) : flow.above;
  flow.content.push(...contentOf(item, { frame, lists, fonts, above, pageBreakBefore, anchors }));
  const below = belowItem(item, { frame, above });
  flow.above = isEarly ? loose(below, wasLoose) : below;
  flow.pageBreakBefore = below?.endsPage === true;
  flow.anchors = [];
};

/** Pictures that no paragraph takes have one of their own. */
const endAnchors = (flow: Flow): void => {
  if (flow.anchors.length === 0) return;
  flow.content.push(anchored(flow.anchors, flow.pageBreakBefore));
  flow.above = lowered(flow.above);
  flow.pageBreakBefore = false;
  flow.anchors = [];
};

const contentOf = (item: Item, setting: Setting): (Paragraph | Table)[] => {
  if ('picture' in item) return [pictureOf(item, setting)];
  return item.block.kind === 'table' ? tableBetween(item.block, setting) : [paragraph(item.block, setting)];
};

const pictureOf = ({ picture, stands }: PictureItem, setting: Setting): Paragraph =>
  stands === 'beside' ? pictureBeside(picture, setting) : inlinePicture(picture, setting);

const columnBreak = (): Paragraph => new Paragraph({ spacing: THIN, children: [new ColumnBreak()] });

/** Points: what the paragraph above a table and its border take. */
const TABLE_ROOM = 1;

/** Word takes two tables for one unless there is a paragraph between, and no page begins with a table by itself. */
const tableBetween = (block: ReadBlock, setting: Setting): (Paragraph | Table)[] => {
  const { frame, fonts, pageBreakBefore, above } = setting;
  const before = twips(Math.max(0, gapBetween(above, block.box) - TABLE_ROOM));
  const between = new Paragraph({ spacing: { ...THIN, before }, pageBreakBefore });
  return [between, table(block, startInFrame(block.box, frame, block.rtl === true), fonts)];
};
