import { ColumnBreak, Paragraph, TextRun, type Table } from 'docx';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import type { Above } from './spacing.js';
import { drawingBox } from './word-drawing.js';
import { frameIn, type Item } from './column-bands.js';
import { inlinePicture, pictureBehind } from './word-images.js';
import type { WordFonts } from './fonts/word-fonts.js';
import type { Lists } from './lists.js';
import type { Frame } from './word-page-frame.js';
import { paragraph, type Setting } from './word-paragraphs.js';
import { table } from './tables.js';

interface BandContext {
  readonly frame: Frame;
  readonly lists: Lists;
  readonly fonts: WordFonts;
  /** The first of it begins a page. */
  readonly pageBreakBefore: boolean;
  /** Each column begins where it does in print. */
  readonly columnBreaks: boolean;
}

/** Blocks and pictures one after the other, in their columns. */
export const bandContent = (
  items: readonly Item[],
  { frame, lists, fonts, pageBreakBefore, columnBreaks }: BandContext,
): (Paragraph | Table)[] => {
  let above: Above;
  let column = items[0]?.column;
  return items.flatMap((item, at) => {
    const isNext = item.column?.at !== column?.at;
    if (isNext) above = undefined;
    column = item.column;
    const place = { frame: frameIn(frame, column), pageBreakBefore: pageBreakBefore && at === 0 };
    const content = contentOf(item, { ...place, lists, fonts, above });
    if ('block' in item) above = item.block;
    else if (!item.behind) above = { box: drawingBox(item.picture) };
    return isNext && columnBreaks ? [columnBreak(), ...content] : content;
  });
};

const contentOf = (item: Item, setting: Setting): (Paragraph | Table)[] => {
  if ('picture' in item) return [(item.behind ? pictureBehind : inlinePicture)(item.picture, setting)];
  return item.block.kind === 'table' ? tableBetween(item.block, setting) : [paragraph(item.block, setting)];
};

const thin = { spacing: { line: 20, before: 0, after: 0 } };

const columnBreak = (): Paragraph =>
  new Paragraph({ ...thin, children: [new TextRun({ children: [new ColumnBreak()] })] });

/** Word takes two tables for one unless there is a paragraph between, and no page begins with a table by itself. */
const tableBetween = (block: ReadBlock, { frame, fonts, pageBreakBefore }: Setting): (Paragraph | Table)[] => {
  const between = new Paragraph({ ...thin, pageBreakBefore });
  return [between, table(block, block.box.x - frame.left, fonts), new Paragraph(thin)];
};
