import { median } from '../lines/text-boxes.js';
import type { Fragment } from '../lines/fragments.js';
import { isItem } from '../lists/list-items.js';
import { isBullet } from '../lists/markers.js';
import { isBold } from './paragraphs.js';

export type LinesKind = 'heading' | 'paragraph' | 'list-item' | 'caption';

/** A heading is so many times as large as running text. */
const HEADING_SIZE_FACTOR = 1.13;
const SMALL_PRINT_SHARE = 0.85;
const LINES_MAX = 4;
const LETTERS_MAX = 220;
const BOLD_LETTERS_MAX = 120;
const SIZE_STEP_POINTS = 0.75;
const LEVEL_MAX = 6;
/** Listings of programs may be longer than the text around them. */
const FIXED_WIDTH = /courier|mono|consol|typewriter|menlo|cmtt/i;
/** Beyond it letters are those of a title, whatever they say. */
const FAR_LARGER_FACTOR = 1.4;
const SENTENCE_WORDS = 12;
const SENTENCE_END = /\p{Ll}{2}[.;:]$/u;

const CAPTION =
  /^(?:fig(?:ure|\.)?|table|tab\.|chart|plate|abb(?:ildung|\.)?|tabelle|tableau|illustration|figura|tabla|tabela|tabella|afbeelding|kuva|figur|tabell)\s*\d{1,3}(?:[.\d]*)\s*[.:\u2013\u2014-]?(?:\s|$)/i;

/** Sizes of letters over a whole document. */
export interface Sizes {
  /** The size of running text. */
  readonly body: number;
  /** Larger sizes that much of the text has, such as that of an introduction. */
  readonly texts: readonly number[];
  /** The sizes of headings, the largest first. */
  readonly headings: readonly number[];
}

type Lines = readonly Fragment[];

export const sizesOf = (pieces: readonly Lines[]): Sizes => {
  const letters = new Map<number, number>();
  const words = pieces.flat().flatMap((line) => line.words);
  const prose = words.filter(({ style }) => !FIXED_WIDTH.test(style.font));
  for (const { text, style } of prose.length > 0 ? prose : words) {
    letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
  }
  const body = [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const texts = proseSizes(pieces, all).filter((size) => size > body);
  const larger = pieces.filter((lines) => isLarger(lines, { body, texts })).map(sizeOf);
  return { body, texts, headings: steps(larger) };
};

/** The least share of the letters of a document, and the fewest lines, that a text has. */
const PROSE_SHARE = 0.08;
const PROSE_LINES = 3;

const proseSizes = (pieces: readonly Lines[], all: number): number[] => {
  const letters = new Map<number, number>();
  for (const lines of pieces) {
    if (lines.length < PROSE_LINES) continue;
    const size = sizeOf(lines);
    letters.set(size, (letters.get(size) ?? 0) + textOf(lines).length);
  }
  return [...letters].filter(([, count]) => count > PROSE_SHARE * all).map(([size]) => size);
};

/** From the largest, each at least a step smaller than the one before. */
const steps = (sizes: readonly number[]): number[] => {
  const stepSizes: number[] = [];
  for (const size of sizes.toSorted((one, other) => other - one)) {
    const last = stepSizes.at(-1);
    if (last === undefined || last - size > SIZE_STEP_POINTS) stepSizes.push(size);
  }
  return stepSizes.slice(0, LEVEL_MAX - 1);
};

const sizeOf = (lines: Lines): number => median(lines.map(({ size }) => size));
const textOf = (lines: Lines): string => lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

const isLarger = (lines: Lines, { body, texts }: Pick<Sizes, 'body' | 'texts'>): boolean => {
  const size = sizeOf(lines);
  const isProse = texts.includes(size) && size < FAR_LARGER_FACTOR * body && !lines.every(isBold);
  if (isProse) return false;
  const text = textOf(lines);
  const saysSentences =
    size < FAR_LARGER_FACTOR * body && SENTENCE_END.test(text) && text.split(' ').length >= SENTENCE_WORDS;
  return (
    size >= HEADING_SIZE_FACTOR * body && lines.length <= LINES_MAX && isTitle(text, LETTERS_MAX) && !saysSentences
  );
};

/** Says something, and not too much. */
const isTitle = (text: string, most: number): boolean =>
  text.length <= most && (text.match(/\p{L}/gu)?.length ?? 0) >= 2;

const isBoldTitle = (lines: Lines, { body }: Sizes): boolean =>
  sizeOf(lines) >= SMALL_PRINT_SHARE * body &&
  lines.length <= 2 &&
  lines.every(isBold) &&
  isTitle(textOf(lines), BOLD_LETTERS_MAX) &&
  !/[.,;]$/.test(textOf(lines));

interface Stretch {
  readonly lines: Lines;
  /** They follow what is above as lines of one text do. */
  readonly close: boolean;
}

/** The kind of lines, and the level of a heading. */
export const kindOf = (stretch: Stretch, sizes: Sizes): { readonly kind: LinesKind; readonly level?: number } => {
  const { lines } = stretch;
  const [first] = lines;
  const isEntry = first !== undefined && isItem(first);
  if (CAPTION.test(textOf(lines)) && lines.length <= LINES_MAX) return { kind: 'caption' };
  if (isEntry && isBulleted(first)) return { kind: 'list-item' };
  if (isLarger(lines, sizes)) return { kind: 'heading', level: levelOf(sizeOf(lines), sizes) };
  if (isHeading(stretch, { isEntry, sizes })) return { kind: 'heading', level: levelBelow(sizes) };
  return { kind: isEntry ? 'list-item' : 'paragraph' };
};

const isBulleted = ({ words: [marker] }: Fragment): boolean => marker !== undefined && isBullet(marker.text);

/** In letters that are no larger than the text. */
const isHeading = (
  { lines, close }: Stretch,
  { isEntry, sizes }: { readonly isEntry: boolean; readonly sizes: Sizes },
): boolean => {
  if (isEntry && !close && isCapitals(lines)) return true;
  const isNumbered = /^\d/.test(textOf(lines));
  return isBoldTitle(lines, sizes) && (isNumbered || !(isEntry || close));
};

/** The level of headings that are no larger than the text. */
const levelBelow = ({ headings }: Sizes): number => Math.min(LEVEL_MAX, headings.length + 1);

/** A line in capitals, such as `II. RELATED WORK`. */
const isCapitals = (lines: Lines): boolean =>
  lines.length === 1 && /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u.test(textOf(lines));

const levelOf = (size: number, { headings }: Sizes): number => {
  const at = headings.findIndex((step) => size >= step - SIZE_STEP_POINTS);
  return at < 0 ? Math.max(1, headings.length) : at + 1;
};
