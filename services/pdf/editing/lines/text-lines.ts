import { isMostlyFromRight, hasLettersFromRight, readingOrder } from '../../../../contracts/logical-order.js';
import { placeOn, pointAt, type Glyph } from '../../content/glyph.js';
import { transformed, unit, uprightOn, type Point, type Quad } from '../../content/geometry.js';
import type { ShownItem } from '../content/shown-items.js';
import type { ShownText, WalkedPage } from '../content/page-walk.js';

/** A code where it stands on its page. */
export interface PlacedCode extends Pick<Glyph, 'origin' | 'along' | 'up' | 'size' | 'advance'> {
  readonly shown: ShownText;
  readonly item: ShownItem;
  /** Units of the page in one of its text space, along the line. */
  readonly unit: number;
  /** The same once more, drawn so near that it makes it look bold or clear. */
  readonly shadows: PlacedCode[];
}

/** A character or more of a line: of a code, or a space that only a gap says. */
export interface LinePiece {
  readonly text: string;
  /** Its number among the codes of the line. */
  readonly code: number | undefined;
}

/** Text on one line, whatever operators it is made of. */
export interface TextLine {
  /** From the left as it is seen, along the line. */
  readonly codes: readonly PlacedCode[];
  /** In reading order. */
  readonly pieces: readonly LinePiece[];
  readonly isFromRight: boolean;
}

/** Readers of text see no gap where there is less, in sizes. */
const SPACE_MIN = 0.17;
/** Text further away is another line, as in another column. */
const GAP_MAX = 1.5;
/** Codes on one line differ in height by less, in sizes. */
const BASELINE_MAX = 0.12;
const DIRECTION_COUNT = 720;
const INVISIBLE = 3;

/** The visible text of a page, line by line, from the top of the direction in which it runs. */
export const linesOf = ({ texts }: WalkedPage): readonly TextLine[] => {
  const codes = texts.flatMap(codesIn);
  return byDirection(codes).flatMap(rowsIn).flatMap(partsOfRow).map(lineOf).filter(saysSomething);
};

const byDirection = (codes: readonly PlacedCode[]): PlacedCode[][] => {
  const directions = new Map<number, PlacedCode[]>();
  for (const code of codes) {
    const direction = Math.round((Math.atan2(code.along.y, code.along.x) / Math.PI) * DIRECTION_COUNT);
    const others = directions.get(direction);
    if (others) others.push(code);
    else directions.set(direction, [code]);
  }
  return [...directions.values()];
};

const saysSomething = ({ pieces }: TextLine): boolean => pieces.some(({ text }) => text.trim() !== '');

const codesIn = (shown: ShownText): PlacedCode[] => {
  const { state, matrix, items } = shown;
  if (state.mode === INVISIBLE || state.font?.codes === undefined || state.font.codes.isVertical) return [];
  const [a, b, c, d] = matrix;
  const along = unit({ x: a, y: b });
  const up = uprightOn(along, { x: c, y: d });
  const perUnit = Math.hypot(a, b);
  const size = Math.abs(state.size) * Math.abs(c * up.x + d * up.y);
  if (!(size > 0) || !(perUnit > 0) || state.size <= 0) return [];
  return items.map((item) => ({
    shown,
    item,
    along,
    up,
    size,
    unit: perUnit,
    shadows: [],
    advance: item.advance * perUnit,
    origin: transformed(matrix, { x: item.start, y: state.rise }),
  }));
};

const heightOf = (code: PlacedCode): number => placeOn(code, code.origin)[1];
const startOf = (code: PlacedCode): number => placeOn(code, code.origin)[0];
const endOf = (code: PlacedCode): number => startOf(code) + code.advance;

/** Codes of about the same height. */
const rowsIn = (codes: readonly PlacedCode[]): PlacedCode[][] => {
  const rows: PlacedCode[][] = [];
  let base = NaN;
  const sorted = codes
    .map((code) => ({ code, height: heightOf(code) }))
    .sort((one, other) => other.height - one.height);
  for (const { code, height } of sorted) {
    const row = rows.at(-1);
    if (row && base - height < BASELINE_MAX * Math.min(code.size, row[0]?.size ?? 0)) row.push(code);
    else {
      rows.push([code]);
      base = height;
    }
  }
  return rows;
};

const partsOfRow = (row: readonly PlacedCode[]): PlacedCode[][] => {
  const parts: PlacedCode[][] = [];
  let end = NaN;
  for (const code of withoutShadows(row.toSorted((one, other) => startOf(one) - startOf(other)))) {
    const part = parts.at(-1);
    const isFar = startOf(code) - end > GAP_MAX * code.size;
    if (part && !isFar) part.push(code);
    else parts.push([code]);
    end = part && !isFar ? Math.max(end, endOf(code)) : endOf(code);
  }
  return parts.map(withoutBlankEnds).filter(({ length }) => length > 0);
};

/** Takes text that is drawn twice at nearly the same place once; with its copies, so that these are changed alike. */
const withoutShadows = (codes: readonly PlacedCode[]): readonly PlacedCode[] => {
  const unshadowed: PlacedCode[] = [];
  for (const code of codes) {
    const same = unshadowed.slice(-SHADOW_CODES_BACK).find((other) => isShadow(code, other));
    if (same) same.shadows.push(code);
    else unshadowed.push(code);
  }
  return unshadowed;
};

/** Codes before, among which the copy of one may be. */
const SHADOW_CODES_BACK = 4;
/** How far a copy is away at most, in sizes. */
const SHADOW_MAX = 0.1;

const isShadow = (code: PlacedCode, { shown, item, origin, size }: PlacedCode): boolean =>
  code.shown !== shown &&
  code.item.text === item.text &&
  Math.hypot(code.origin.x - origin.x, code.origin.y - origin.y) < SHADOW_MAX * size;

const isBlank = ({ item }: PlacedCode): boolean => item.text?.trim() === '';

const withoutBlankEnds = (part: readonly PlacedCode[]): PlacedCode[] => {
  const first = part.findIndex((code) => !isBlank(code));
  const last = part.findLastIndex((code) => !isBlank(code));
  return first < 0 ? [] : part.slice(first, last + 1);
};

const UNKNOWN = '\uFFFD';

const lineOf = (codes: readonly PlacedCode[]): TextLine => {
  const seen: LinePiece[] = [];
  let end = NaN;
  for (const [index, code] of codes.entries()) {
    const text = plain(code.item.text ?? UNKNOWN);
    const isGap = startOf(code) - end > SPACE_MIN * code.size;
    if (isGap && text !== ' ' && seen.at(-1)?.text !== ' ') seen.push({ text: ' ', code: undefined });
    seen.push({ text, code: index });
    end = Math.max(Number.isNaN(end) ? -Infinity : end, endOf(code));
  }
  const texts = seen.map(({ text }) => text);
  const isFromRight = isMostlyFromRight(texts.join(''));
  if (!hasLettersFromRight(texts.join(''))) return { codes, pieces: seen, isFromRight };
  const pieces = readingOrder(texts, isFromRight).map(({ at, text }) => ({ text, code: seen[at]?.code }));
  return { codes, pieces, isFromRight };
};

/** Without ligatures and other shapes that say the same, as people type it. */
export const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, ' ').replaceAll('\u00ad', '-').replaceAll('\u200b', '');

export const textOf = ({ pieces }: TextLine): string => pieces.map(({ text }) => text).join('');

/** How far letters reach below and above the line they stand on, in sizes. */
const DESCENT_SIZES = 0.22;
const ASCENT_SIZES = 0.78;

/** The rectangle that codes of one line take. */
export const quadAround = (
  codes: readonly PlacedCode[],
  reach: { readonly below: number; readonly above: number } = { below: DESCENT_SIZES, above: ASCENT_SIZES },
): Quad | undefined => {
  const [first] = codes;
  if (!first) return undefined;
  const size = Math.max(...codes.map((code) => code.size));
  const from = Math.min(...codes.map(startOf));
  const to = Math.max(...codes.map(endOf));
  const height = heightOf(first);
  const corner = (start: number, up: number): Point => pointAt(first, start, height + up * size);
  return [corner(from, -reach.below), corner(to, -reach.below), corner(to, reach.above), corner(from, reach.above)];
};

export const placesOf = { start: startOf, end: endOf, height: heightOf } as const;
