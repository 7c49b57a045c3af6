import type { LanguageCode } from '../../../contracts/languages.js';
import type {
  Alignment,
  Box,
  ReadBlock,
  ReadCell,
  ReadLine,
  ReadPage,
  TextStyle,
} from '../reading/lines/document-model.js';
import { isRightToLeft, runsFromRight } from './fonts.js';

/** A text and the place that it has to fit into, in points from the top left corner of the page. */
export interface Unit extends Box {
  readonly text: string;
  /** Points, at most. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#` and six hexadecimal digits. */
  readonly colour: string;
  readonly align: Alignment;
  readonly rtl: boolean;
  /** Its longest word, which must fit into one line. */
  readonly longest: string;
}

interface Placed {
  readonly text: string;
  readonly box: Box;
  readonly lines: readonly ReadLine[];
  readonly align: Alignment;
}

const PLAIN: TextStyle = { size: 10, bold: false, italic: false, font: '', colour: '000000' };
/** How much of its height a text may grow downwards, where nothing is below it. */
const GROWTH_OF_HEIGHT_MAX = 1.35;
/** Between what is set and its neighbours, in points. */
const NEIGHBOUR_GAP_POINTS = 3;
const MARKER_ROOM = 40;

/** Every text of a page with its place; what has room beside or below may use some of it. */
export const unitsOf = (page: ReadPage, language: LanguageCode, was: LanguageCode | undefined): readonly Unit[] => {
  const placed = page.blocks.flatMap(placedIn).filter(({ text, box }) => text.trim() !== '' && box.width > 0);
  const isTurned = isRightToLeft(language) !== (was !== undefined && isRightToLeft(was));
  return [
    ...placed.map((one) => unitOf(one, roomOf(one, placed, page), { language, isTurned })),
    ...page.blocks.flatMap((block) => markerOf(block, language)),
  ];
};

const placedIn = (block: ReadBlock): readonly Placed[] => {
  if (!block.rows) return [{ ...block, align: block.align ?? 'left' }];
  return block.rows.flatMap((row) =>
    row.map((cell) => ({ text: cell.text, box: placeInCell(cell), lines: cell.lines, align: 'left' as const })),
  );
};

/** From where its text begins to the end of the cell. */
const placeInCell = ({ box, lines }: ReadCell): Box => {
  if (lines.length === 0) return box;
  const x = Math.min(...lines.map((line) => line.box.x));
  const y = Math.min(...lines.map((line) => line.box.y));
  const right = Math.max(box.x + box.width, ...lines.map((line) => line.box.x + line.box.width));
  const bottom = Math.max(...lines.map((line) => line.box.y + line.box.height));
  return { x, y, width: right - x - 1, height: bottom - y };
};

/** Up to the next thing to the right, where the text is one line, and to the next thing below. */
const roomOf = (one: Placed, all: readonly Placed[], page: ReadPage): Box => {
  const { x, y, width, height } = one.box;
  const others = all.filter((other) => other !== one).map(({ box }) => box);
  const beside = others.filter((box) => box.y < y + height && box.y + box.height > y && box.x >= x + width);
  const below = others.filter((box) => box.x < x + width && box.x + box.width > x && box.y >= y + height - 1);
  const right = Math.min(
    page.width - Math.min(x, NEIGHBOUR_GAP_POINTS * 6),
    ...beside.map((box) => box.x - NEIGHBOUR_GAP_POINTS),
  );
  const bottom = Math.min(page.height, ...below.map((box) => box.y - 1));
  const isLine = one.lines.length <= 1 && (one.align === 'left' || one.align === 'justified');
  return {
    x,
    y,
    width: Math.max(width + 1, isLine ? right - x : Math.min(width * 1.03, right - x)),
    height: Math.max(height, Math.min(height * GROWTH_OF_HEIGHT_MAX, bottom - y)),
  };
};

interface Into {
  readonly language: LanguageCode;
  /** The new language runs the other way. */
  readonly isTurned: boolean;
}

const unitOf = ({ text, lines, align, box }: Placed, room: Box, { language, isTurned }: Into): Unit => {
  const style = styleOf(lines);
  const rtl = runsFromRight(text, language);
  // A text that began at the left now begins at the right, in the place it had: not in the room that it may grow into.
  const place =
    isTurned && rtl ? { ...room, width: Math.max(box.width + 1, Math.min(room.width, box.width * 1.6)) } : room;
  return { ...looks(text, style), ...place, align: isTurned ? mirrored(align) : align, rtl };
};

const mirrored = (align: Alignment): Alignment => (align === 'left' ? 'right' : align === 'right' ? 'left' : align);

const looks = (text: string, { size, bold, italic, colour }: TextStyle) => ({
  text,
  size,
  bold,
  italic,
  colour: `#${colour}`,
  longest: text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
});

/** As most of its letters are printed. */
const styleOf = (lines: readonly ReadLine[]): TextStyle => {
  const weights = new Map<string, { style: TextStyle; letters: number }>();
  for (const { text, style } of lines.flatMap(({ words }) => words)) {
    const key = JSON.stringify(style);
    const known = weights.get(key) ?? { style, letters: 0 };
    weights.set(key, { style, letters: known.letters + text.length });
  }
  const [most] = [...weights.values()].toSorted((one, other) => other.letters - one.letters);
  return most?.style ?? PLAIN;
};

/** The bullet or number of a list item, before its text. */
const markerOf = ({ kind, marker, box, lines, rtl = false }: ReadBlock, language: LanguageCode): readonly Unit[] => {
  if (kind !== 'list-item' || marker === undefined) return [];
  const style = styleOf(lines);
  const turned = isRightToLeft(language);
  const left = Math.min(box.x, ...lines.map((line) => line.box.x));
  const right = Math.max(...lines.map((line) => line.box.x + line.box.width));
  const x = turned || rtl ? right + NEIGHBOUR_GAP_POINTS : Math.max(0, left - MARKER_ROOM - NEIGHBOUR_GAP_POINTS);
  const align = turned || rtl ? 'left' : 'right';
  return [{ ...looks(marker, style), x, y: box.y, width: MARKER_ROOM, height: style.size * 1.3, align, rtl: false }];
};
