import { viewOf } from '../compression/fonts/sfnt.js';
import { writtenWhole } from '../compression/fonts/type1/type2-charstring.js';
import { indexOf } from '../compression/fonts/compact-font-parts.js';

const CHAR_STRINGS = 17;
const PRIVATE = 18;
/** Operators of the top dictionary that say a place counted from the start of the file: charset, encoding, and these. */
const PLACES: ReadonlySet<number> = new Set([15, 16, CHAR_STRINGS, PRIVATE]);
const HIDDEN = 12 << 8;
const NUMBERED = HIDDEN | 30;
const USUAL_WIDTH = 20;
const NOMINAL_WIDTH = 21;
const SUBROUTINES = 19;

/**
 * A font in the Compact Font Format some of whose glyphs take another width; their outlines stay.
 *
 * @param widths  by the number of the glyph.
 * @returns undefined where it is put together in a way that is not known here.
 * @see Adobe Technical Note 5177, 3.1 "Type 2 Charstring Organization"
 */
export const withCompactWidths = (font: Uint8Array, widths: ReadonlyMap<number, number>): Uint8Array | undefined => {
  try {
    return changed(font, widths);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const changed = (font: Uint8Array, widths: ReadonlyMap<number, number>): Uint8Array | undefined => {
  const parts = partsOf(font);
  if (!parts || parts.isNumbered) return undefined;
  const strings = parts.charStrings.map((code, glyph) => {
    const width = widths.get(glyph);
    return width === undefined ? code : withWidth(code, width, parts);
  });
  const known = strings.filter((code) => code !== undefined);
  return known.length === strings.length ? withStrings(font, parts, known) : undefined;
};

interface Parts {
  /** Where the top dictionary begins, and where what follows it does. */
  readonly front: number;
  readonly rest: number;
  readonly entries: readonly DictionaryEntry[];
  readonly isNumbered: boolean;
  readonly charStrings: readonly Uint8Array[];
  readonly routines: Routines;
  /** The width that others are counted from, and the width of a glyph that states none. */
  readonly nominal: number;
  readonly usual: number;
}

/** Routines that charstrings share, by the operator that calls them. */
type Routines = Readonly<Record<typeof CALL | typeof CALL_GLOBAL, readonly Uint8Array[]>>;
const CALL = 10;
const CALL_GLOBAL = 29;

const partsOf = (font: Uint8Array): Parts | undefined => {
  const names = itemsAt(font, viewOf(font).getUint8(2));
  const tops = itemsAt(font, names.end);
  const [top] = tops.items;
  if (!top || tops.items.length !== 1) return undefined;
  const entries = entriesOf(top);
  const numbersOf = valuesIn(entries);
  const [hiddenBytes, hiddenAt] = numbersOf(PRIVATE);
  const [charStringsAt] = numbersOf(CHAR_STRINGS);
  if (!charStringsAt || !hiddenBytes || !hiddenAt) return undefined;
  const hidden = valuesIn(entriesOf(font.subarray(hiddenAt, hiddenAt + hiddenBytes)));
  const [own] = hidden(SUBROUTINES);
  return {
    front: names.end,
    rest: tops.end,
    entries,
    isNumbered: entries.some(([operator]) => operator === NUMBERED),
    charStrings: itemsAt(font, charStringsAt).items,
    routines: {
      [CALL]: own ? itemsAt(font, hiddenAt + own).items : [],
      [CALL_GLOBAL]: itemsAt(font, itemsAt(font, tops.end).end).items,
    },
    nominal: lastOf(hidden(NOMINAL_WIDTH)),
    usual: lastOf(hidden(USUAL_WIDTH)),
  };
};

const lastOf = (numbers: readonly number[]): number => numbers.at(-1) ?? 0;

const valuesIn = (entries: readonly DictionaryEntry[]) => {
  const values = new Map(entries.map(([operator, numbers]) => [operator, numbers]));
  return (operator: number): readonly number[] => values.get(operator) ?? [];
};

/** The other charstrings come last; everything between moves by what the top dictionary has grown. */
const withStrings = (
  font: Uint8Array,
  { front, rest, entries }: Pick<Parts, 'front' | 'rest' | 'entries'>,
  strings: readonly Uint8Array[],
): Uint8Array => {
  const topWith = (moved: number, end: number): Uint8Array =>
    indexOf([Buffer.concat(entries.map((entry) => written(entry, moved, end)))]);
  const moved = topWith(0, 0).length - (rest - front);
  const top = topWith(moved, font.length + moved);
  return Buffer.concat([font.subarray(0, front), top, font.subarray(rest), indexOf(strings)]);
};

const written = ([operator, numbers, raw]: DictionaryEntry, moved: number, end: number): Uint8Array => {
  if (!PLACES.has(operator)) return raw;
  const place = numbers.at(-1) ?? 0;
  const isBuiltIn = (operator === 15 || operator === 16) && place <= 2;
  const places = operator === CHAR_STRINGS ? [end] : [...numbers.slice(0, -1), isBuiltIn ? place : place + moved];
  return Buffer.concat([...places.map(inFiveBytes), Uint8Array.of(operator)]);
};

const inFiveBytes = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(29, 0);
  bytes.writeInt32BE(value, 1);
  return bytes;
};

const itemsAt = (font: Uint8Array, start: number): { readonly items: readonly Uint8Array[]; readonly end: number } => {
  const view = viewOf(font);
  const count = view.getUint16(start);
  if (count === 0) return { items: [], end: start + 2 };
  const size = view.getUint8(start + 2);
  const base = start + 2 + (count + 1) * size;
  const placeOf = (index: number): number => {
    let value = 0;
    for (let byte = 0; byte < size; byte += 1) value = value * 256 + view.getUint8(start + 3 + index * size + byte);
    return base + value;
  };
  const items = Array.from({ length: count }, (_, index) => font.subarray(placeOf(index), placeOf(index + 1)));
  return { items, end: placeOf(count) };
};

/** An operator, its numbers, and all of it as it is written. */
type DictionaryEntry = readonly [operator: number, numbers: readonly number[], raw: Uint8Array];

const entriesOf = (dictionary: Uint8Array): readonly DictionaryEntry[] => {
  const view = viewOf(dictionary);
  const entries: DictionaryEntry[] = [];
  let numbers: number[] = [];
  let start = 0;
  for (let at = 0; at < dictionary.length;) {
    const first = view.getUint8(at);
    if (first <= 21) {
      const operator = first === 12 ? HIDDEN | view.getUint8(at + 1) : first;
      at += first === 12 ? 2 : 1;
      entries.push([operator, numbers, dictionary.subarray(start, at)]);
      numbers = [];
      start = at;
    } else {
      const [value, next] = numberAt(view, at);
      numbers.push(value);
      at = next;
    }
  }
  return entries;
};

const numberAt = (view: DataView, at: number): readonly [value: number, next: number] => {
  const first = view.getUint8(at);
  if (first === 28) return [view.getInt16(at + 1), at + 3];
  if (first === 29) return [view.getInt32(at + 1), at + 5];
  if (first === 30) return realAt(view, at + 1);
  if (first <= 246) return [first - 139, at + 1];
  const second = view.getUint8(at + 1);
  return [first <= 250 ? (first - 247) * 256 + second + 108 : -(first - 251) * 256 - second - 108, at + 2];
};

const NIBBLES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];
const LAST_NIBBLE = 15;

const realAt = (view: DataView, start: number): readonly [value: number, next: number] => {
  let text = '';
  for (let place = start; ; place += 1) {
    const byte = view.getUint8(place);
    for (const nibble of [byte >> 4, byte & 15]) {
      if (nibble === LAST_NIBBLE) return [Number(text), place + 1];
      text += NIBBLES[nibble] ?? '';
    }
  }
};

/** How many numbers each operator takes with which a glyph may begin; undefined for those in pairs. */
const TAKEN: Readonly<Record<number, number | undefined>> = { 4: 1, 22: 1, 21: 2 };
const IN_PAIRS: ReadonlySet<number> = new Set([1, 3, 18, 19, 20, 23]);
const END = 14;

const withWidth = (code: Uint8Array, width: number, parts: Parts): Uint8Array | undefined => {
  const begun = beginningOf(code, parts.routines);
  const has = begun && saysWidth(begun.operator, begun.numbers.length);
  if (!begun || has === undefined) return undefined;
  const written = width === parts.usual ? [] : [writtenWhole(Math.round(width - parts.nominal))];
  return Buffer.concat([...written, ...begun.numbers.slice(has ? 1 : 0).map(({ raw }) => raw), begun.rest]);
};

/** Undefined for an operator with which no glyph begins. */
const saysWidth = (operator: number, count: number): boolean | undefined => {
  if (operator === END) return count === 1 || count === 5;
  if (IN_PAIRS.has(operator)) return count % 2 === 1;
  const taken = TAKEN[operator];
  return taken === undefined ? undefined : count > taken;
};

interface Beginning {
  readonly numbers: readonly { readonly value: number; readonly raw: Uint8Array }[];
  readonly operator: number;
  /** From that operator on. */
  readonly rest: Uint8Array;
}

const RETURN = 11;
const STEPS_MAX = 1000;

/** The beginning of a charstring, also where that stands in a routine. */
const beginningOf = (code: Uint8Array, routines: Routines): Beginning | undefined => {
  const numbers: { value: number; raw: Uint8Array }[] = [];
  const left: Uint8Array[] = [];
  let rest = code;
  for (let steps = 0; steps < STEPS_MAX && rest.length > 0; steps += 1) {
    const first = rest[0] ?? 0;
    if (isNumber(first)) {
      const [value, next] = operandAt(rest);
      numbers.push({ value, raw: rest.subarray(0, next) });
      rest = rest.subarray(next);
    } else if (first === CALL || first === CALL_GLOBAL) {
      left.push(rest.subarray(1));
      rest = routineAt(routines[first], numbers.pop()?.value);
    } else if (first === RETURN) rest = left.pop() ?? new Uint8Array();
    else return { numbers, operator: first, rest: joined(rest, left) };
  }
  return undefined;
};

const isNumber = (first: number): boolean => first >= 32 || first === 28;

const operandAt = (code: Uint8Array): readonly [value: number, next: number] =>
  code[0] === 255 ? [viewOf(code).getInt32(1) / 65536, 5] : numberAt(viewOf(code), 0);

const routineAt = (routines: readonly Uint8Array[], number = NaN): Uint8Array =>
  routines[number + biasOf(routines.length)] ?? new Uint8Array();

/** The rest of a routine, and of all that called it. */
const joined = (rest: Uint8Array, left: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([rest, ...left.toReversed()].map((part, at) => (at < left.length ? withoutReturn(part) : part)));

const withoutReturn = (routine: Uint8Array): Uint8Array =>
  routine.at(-1) === RETURN ? routine.subarray(0, -1) : routine;

/** @see Adobe Technical Note 5177, 4.7 "Subroutine Operators" */
const biasOf = (count: number): number => (count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768);

/** The width of each glyph; undefined for one of which it can't be told. */
export const compactWidths = (font: Uint8Array): readonly (number | undefined)[] => {
  try {
    const parts = partsOf(font);
    return parts?.charStrings.map((code) => widthOf(code, parts)) ?? [];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
};

const widthOf = (code: Uint8Array, { routines, nominal, usual }: Parts): number | undefined => {
  const begun = beginningOf(code, routines);
  const has = begun && saysWidth(begun.operator, begun.numbers.length);
  if (!begun || has === undefined) return undefined;
  return has ? nominal + (begun.numbers[0]?.value ?? 0) : usual;
};
