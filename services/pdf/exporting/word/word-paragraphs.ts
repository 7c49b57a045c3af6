import { AlignmentType, CarriageReturn, HeadingLevel, Paragraph, TextRun, type ParagraphChild } from 'docx';
import type { Alignment, ReadBlock } from '../../reading/lines/document-model.js';
import { plainXml } from '../plain-xml.js';
import type { WordFonts } from './fonts/word-fonts.js';
import type { Lists } from './lists.js';
import { indentOf, itemPlaceOf } from './indents.js';
import type { Frame } from './word-page-frame.js';
import { shadingOf } from './shading.js';
import { runsOver } from './running-over.js';
import { spacingOf, type Above } from './spacing.js';
import { PREFORMATTED } from './styles.js';
import { endsItsLines } from './line-ends.js';
import { tabbedLines } from './tabs/tab-stops.js';
import { textRuns, type RunSetting } from './text.js';

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

const alignments: Readonly<Record<Alignment, (typeof AlignmentType)[keyof typeof AlignmentType]>> = {
  left: AlignmentType.START,
  centre: AlignmentType.CENTER,
  right: AlignmentType.END,
  justified: AlignmentType.BOTH,
};

export interface Setting {
  readonly frame: Frame;
  readonly lists: Lists;
  readonly fonts: WordFonts;
  readonly above: Above;
  readonly pageBreakBefore: boolean;
  /** Pictures that stand on the page of this paragraph. */
  readonly anchors?: readonly ParagraphChild[];
}

/** A block of text as one paragraph that flows. */
export const paragraph = (block: ReadBlock, setting: Setting): Paragraph => {
  if (block.preformatted === true) return preformatted(block, setting);
  const { frame, lists, fonts, above, pageBreakBefore, anchors = [] } = setting;
  const { kind, rtl = false } = block;
  const tabbed = tabbedLines(block, frame);
  const align = tabbed ? 'left' : alignmentIn(block, frame);
  const isItem = kind === 'list-item';
  return new Paragraph({
    ...(tabbed
      ? { tabStops: tabbed.tabStops, children: [...anchors, ...textRuns(tabbed.lines, { rtl, fonts })] }
      : { children: [...anchors, ...runsIn({ ...block, align }, setting)] }),
    alignment: alignments[align],
    bidirectional: rtl,
    spacing: spacingOf(block, above),
    pageBreakBefore,
    ...(block.ground !== undefined && { shading: shadingOf(block.ground) }),
    ...(runsOver({ block }) && { widowControl: false }),
    ...styleOf(block),
    ...(isItem
      ? { numbering: lists.place(block), ...itemPlaceOf(block, setting) }
      : { indent: indentOf({ ...block, align }, frame) }),
  });
};

const styleOf = ({ kind, level = 1 }: ReadBlock) => {
  if (kind === 'caption') return { style: 'Caption' };
  return kind === 'heading'
    ? { heading: headings[Math.min(level, headings.length) - 1] ?? HeadingLevel.HEADING_6 }
    : {};
};

const runsIn = (block: ReadBlock, { fonts }: Setting): ParagraphChild[] => {
  const look = { rtl: block.rtl === true, fonts };
  return endsItsLines(block) ? lineByLine(block, look) : textRuns(block.lines, look);
};

const lineByLine = ({ lines }: ReadBlock, look: RunSetting): ParagraphChild[] =>
  lines.flatMap((line, at) => [...(at > 0 ? [new TextRun({ break: 1 })] : []), ...textRuns([line], look)]);

/** One paragraph whose lines end where they do in the source. */
const preformatted = (block: ReadBlock, { above, pageBreakBefore }: Setting): Paragraph =>
  new Paragraph({
    style: PREFORMATTED,
    children: [new TextRun({ children: linesIn(block), rightToLeft: block.rtl === true })],
    bidirectional: block.rtl === true,
    spacing: spacingOf(block, above),
    pageBreakBefore,
  });

const linesIn = ({ lines }: ReadBlock) =>
  lines.flatMap(({ text }, at) => (at > 0 ? [new CarriageReturn(), plainXml(text)] : [plainXml(text)]));

/** A line that stands alone tells its place only by the page. */
const alignmentIn = ({ align = 'left', lines, kind }: ReadBlock, frame: Frame): Alignment => {
  if (align !== 'left' || lines.length === 0 || kind === 'list-item') return align;
  const middle = (frame.left + frame.width - frame.right) / 2;
  const room = frame.width - frame.left - frame.right;
  const isMiddle = lines.every(
    ({ box }) => Math.abs(box.x + box.width / 2 - middle) < 4 && box.x - frame.left > 0.06 * room,
  );
  return isMiddle ? 'centre' : align;
};
