import { groupIntoRows } from '../../../../../contracts/group-into-rows.js';
import { AlignmentType, Paragraph, Tab, TextRun } from 'docx';
import type { Box, ReadBlock } from '../../../reading/lines/document-model.js';
import { boxAround, sharedHeight } from '../../../reading/lines/text-boxes.js';
import type { WordFonts } from '../fonts/word-fonts.js';
import { setBelow, spacingOf, type Above } from '../spacing.js';
import { stopOf } from '../tabs/tab-stops.js';
import { lookOf } from '../text.js';
import { twips } from '../units.js';
import type { Frame } from '../word-page-frame.js';
import { withNumberFields } from './number-fields.js';

/** Boxes that share so much of the lower one's height stand side by side. */
const LEVEL_SHARE = 0.5;
/** Points. */
const INDENT_MIN = 4;

export interface RunningPlace {
  readonly frame: Frame;
  readonly fonts: WordFonts;
  /** The number printed on the page that they are taken from, and how many pages there are. */
  readonly page: number;
  readonly pages: number;
  /** Where the first row may begin, in points from the top of the page; undefined at its foot. */
  readonly top?: number;
}

/** The head or foot of a page: a paragraph for each row, its parts a tab apart. */
export const runningRows = (blocks: readonly ReadBlock[], place: RunningPlace): Paragraph[] => {
  let above: Above = place.top === undefined ? undefined : { box: { x: 0, y: place.top, width: 0, height: 0 } };
  return rowsOf(blocks).map((row) => {
    const box = boxAround(row.map((block) => block.box));
    const [first] = row;
    const spacing = first ? spacingOf({ ...first, box }, above) : {};
    above = first && setBelow({ ...first, box }, above);
    return new Paragraph({ ...(row.length > 1 ? inPlaces(row, place) : alone(row, place)), spacing });
  });
};

const rowsOf = (blocks: readonly ReadBlock[]): ReadBlock[][] =>
  groupIntoRows(
    blocks.toSorted((one, other) => one.box.y - other.box.y),
    ({ box }, [first]) => isLevel(first.box, box),
  ).map((row) => row.toSorted((one, other) => one.box.x - other.box.x));

const isLevel = (one: Box, other: Box): boolean =>
  sharedHeight(one, other) > LEVEL_SHARE * Math.min(one.height, other.height);

const inPlaces = (row: readonly ReadBlock[], place: RunningPlace) => {
  const { left, right, width } = place.frame;
  const room = width - left - right;
  const parts = row.map(({ box }) => ({ start: box.x - left, end: box.x + box.width - left }));
  return {
    children: row.flatMap((block, at) => [
      ...(at > 0 ? [new TextRun({ children: [new Tab()] })] : []),
      ...runsOf(block, place),
    ]),
    tabStops: parts.slice(1).map((part, at) => stopOf(part, { room, isLast: at === parts.length - 2 })),
    indent: { ...indentOf(parts[0]?.start ?? 0), ...overhang(room - (parts.at(-1)?.end ?? 0)) },
  };
};

const alone = (row: readonly ReadBlock[], place: RunningPlace) => {
  const box = boxAround(row.map((block) => block.box));
  const alignment = alignmentOf(box, place.frame);
  return {
    children: row.flatMap((block) => runsOf(block, place)),
    alignment,
    bidirectional: row.some(({ rtl }) => rtl === true),
    ...(alignment === AlignmentType.LEFT && { indent: indentOf(box.x - place.frame.left) }),
  };
};

const indentOf = (start: number) => (Math.abs(start) > INDENT_MIN ? { start: twips(start) } : {});

/** It may reach further out than the text; a tab would not take it there. */
const overhang = (end: number) => (end < 0 ? { end: twips(end) } : {});

const runsOf = ({ text, lines, rtl = false }: ReadBlock, { fonts, page, pages }: RunningPlace) => {
  const style = lines[0]?.words[0]?.style;
  return withNumberFields(text, { page, pages }, style ? lookOf(style, { rtl, fonts }) : {});
};

const alignmentOf = ({ x, width }: Box, frame: Frame) => {
  const left = x - frame.left;
  const right = frame.width - frame.right - x - width;
  if (Math.abs(left - right) < 0.1 * frame.width && left > 0.05 * frame.width) return AlignmentType.CENTER;
  return left > right + 0.1 * frame.width ? AlignmentType.RIGHT : AlignmentType.LEFT;
};
