import { standardNumberOf, standardStrings } from './glyph-names.js';
import { viewOf } from './sfnt.js';

/** The glyphs of a font in the Compact Font Format. @see Adobe Technical Note 5176 */
export interface CompactFont {
  readonly glyphCount: number;
  /** Its glyphs have numbers (CIDs) instead of names. */
  readonly isNumbered: boolean;
  /** The name of each glyph; for a numbered one in decimals. */
  readonly names: readonly string[];
  /** Glyphs by code where nothing else says which. */
  readonly codes: ReadonlyMap<number, number>;
}

const HIDDEN = 12 << 8;
const CHARSET = 15;
const ENCODING = 16;
const CHAR_STRINGS = 17;
const ROS = HIDDEN | 30;
/** The charset that has the standard names in their order. */
const ISO_ADOBE = 0;
const ISO_ADOBE_GLYPHS = 229;

/** Undefined for one that is damaged, or lists its glyphs in a way that is not known here. */
export const readCompactFont = (font: Uint8Array): CompactFont | undefined => {
  try {
    return read(font);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const read = (font: Uint8Array): CompactFont | undefined => {
  const view = viewOf(font);
  const names = indexAt(font, view.getUint8(2));
  const tops = indexAt(font, names.end);
  const strings = indexAt(font, tops.end);
  const [top] = tops.items;
  if (!top || tops.items.length !== 1) return undefined;
  const entries = dictOf(top);
  const glyphCount = indexAt(font, entries.get(CHAR_STRINGS) ?? 0).items.length;
  const isNumbered = entries.has(ROS);
  const numbers = charsetAt(view, entries.get(CHARSET) ?? ISO_ADOBE, glyphCount);
  if (!numbers) return undefined;
  const nameOf = (number: number): string =>
    standardStrings[number] ?? Buffer.from(strings.items[number - standardStrings.length] ?? []).toString('latin1');
  const codes = isNumbered ? new Map<number, number>() : encodingAt(view, entries.get(ENCODING) ?? 0, numbers);
  return codes && { glyphCount, isNumbered, names: numbers.map(isNumbered ? String : nameOf), codes };
};

interface Index {
  readonly items: readonly Uint8Array[];
  readonly end: number;
}

const indexAt = (font: Uint8Array, start: number): Index => {
  const view = viewOf(font);
  const count = view.getUint16(start);
  if (count === 0) return { items: [], end: start + 2 };
  const size = view.getUint8(start + 2);
  const base = start + 2 + (count + 1) * size;
  const offset = (index: number): number => {
    let value = 0;
    for (let byte = 0; byte < size; byte += 1) value = value * 256 + view.getUint8(start + 3 + index * size + byte);
    return base + value;
  };
  const items = Array.from({ length: count }, (_, index) => font.subarray(offset(index), offset(index + 1)));
  return { items, end: offset(count) };
};

/** The last operand of each operator, which is all that is asked for. */
const dictOf = (dict: Uint8Array): ReadonlyMap<number, number> => {
  const entries = new Map<number, number>();
  const view = viewOf(dict);
  let last = 0;
  for (let at = 0; at < dict.length;) {
    const first = view.getUint8(at);
    if (first <= 21) {
      entries.set(first === 12 ? HIDDEN | view.getUint8(at + 1) : first, last);
      at += first === 12 ? 2 : 1;
    } else [last, at] = operandAt(view, at);
  }
  return entries;
};

const operandAt = (view: DataView, at: number): readonly [value: number, next: number] => {
  const first = view.getUint8(at);
  if (first === 28) return [view.getInt16(at + 1), at + 3];
  if (first === 29) return [view.getInt32(at + 1), at + 5];
  if (first === 30) return [NaN, afterReal(view, at + 1)];
  if (first <= 246) return [first - 139, at + 1];
  const second = view.getUint8(at + 1);
  return [first <= 250 ? (first - 247) * 256 + second + 108 : -(first - 251) * 256 - second - 108, at + 2];
};

const afterReal = (view: DataView, from: number): number => {
  let at = from;
  while ((view.getUint8(at) & 0x0f) !== 0x0f) at += 1;
  return at + 1;
};

/** The number of each glyph's name, or its CID. */
const charsetAt = (view: DataView, start: number, glyphCount: number): readonly number[] | undefined => {
  if (start === ISO_ADOBE)
    return glyphCount > ISO_ADOBE_GLYPHS ? undefined : Array.from({ length: glyphCount }, (_, at) => at);
  if (start <= 2) return undefined;
  const format = view.getUint8(start);
  const numbers = [0];
  for (let at = start + 1; numbers.length < glyphCount;) {
    const first = view.getUint16(at);
    const more = format === 0 ? 0 : format === 1 ? view.getUint8(at + 2) : view.getUint16(at + 2);
    for (let step = 0; step <= more && numbers.length < glyphCount; step += 1) numbers.push(first + step);
    at += 2 + format;
  }
  return format > 2 ? undefined : numbers;
};

const encodingAt = (
  view: DataView,
  start: number,
  names: readonly number[],
): ReadonlyMap<number, number> | undefined => {
  if (start === 1) return undefined;
  if (start === 0) return standardCodes(names);
  const codes = new Map<number, number>();
  const format = view.getUint8(start);
  const count = view.getUint8(start + 1);
  let at = start + 2;
  let glyph = 1;
  for (let entry = 0; entry < count; entry += 1) {
    const more = (format & 0x7f) === 0 ? 0 : view.getUint8(at + 1);
    for (let step = 0; step <= more; step += 1, glyph += 1) codes.set(view.getUint8(at) + step, glyph);
    at += (format & 0x7f) === 0 ? 1 : 2;
  }
  const further = format & 0x80 ? view.getUint8(at) : 0;
  for (let entry = 0; entry < further; entry += 1) {
    codes.set(view.getUint8(at + 1 + entry * 3), names.indexOf(view.getUint16(at + 2 + entry * 3)));
  }
  return codes;
};

const standardCodes = (names: readonly number[]): ReadonlyMap<number, number> => {
  const codes = new Map<number, number>();
  for (let code = 0; code < 256; code += 1) {
    const number = standardNumberOf(code);
    const glyph = number === 0 ? -1 : names.indexOf(number);
    if (glyph > 0) codes.set(code, glyph);
  }
  return codes;
};
