import type { Type1Font } from './type1-font.js';
import { HIDDEN, type Entry } from '../compact-font-parts.js';

/** The values of a Type 1 font beside its glyphs, as entries of the dictionaries of a compact font. */
export interface FontValues {
  readonly name: string;
  readonly top: readonly Entry[];
  readonly hidden: readonly Entry[];
}

const FONT_BBOX = 5;
const FONT_MATRIX = HIDDEN | 7;
const USUAL_MATRIX = [0.001, 0, 0, 0.001, 0, 0];

/** Lists of these are written as the steps from one number to the next. @see Adobe Technical Note 5176, table 23 */
const LISTS: Readonly<Record<string, number>> = {
  BlueValues: 6,
  OtherBlues: 7,
  FamilyBlues: 8,
  FamilyOtherBlues: 9,
  StemSnapH: HIDDEN | 12,
  StemSnapV: HIDDEN | 13,
};
/** In a Type 1 font a list of one. */
const SINGLE: Readonly<Record<string, number>> = { StdHW: 10, StdVW: 11 };
const NUMBERS: Readonly<Record<string, number>> = {
  BlueScale: HIDDEN | 9,
  BlueShift: HIDDEN | 10,
  BlueFuzz: HIDDEN | 11,
  LanguageGroup: HIDDEN | 17,
  ExpansionFactor: HIDDEN | 18,
};
const FORCE_BOLD = HIDDEN | 14;

/** Fonts that are drawn as strokes, or are several in one, can't be said in a compact one. */
const SPECIAL = /\/PaintType\s+[^0\s]|\/(?:WeightVector|BlendDesignMap|Blend)\b/;

/** Undefined for a font of a special kind. */
export const valuesOf = ({ head, body, charstrings }: Type1Font): FontValues | undefined => {
  const open = latin1(head);
  const hidden = latin1(body.subarray(0, charstrings.count.start));
  const name = /\/FontName\s*\/([^\s/{}[\]()<>%]+)/.exec(open)?.[1];
  const matrix = listIn(open, 'FontMatrix') ?? USUAL_MATRIX;
  const box = listIn(open, 'FontBBox');
  if (name === undefined || SPECIAL.test(open) || SPECIAL.test(hidden) || matrix.length !== 6) return undefined;
  const isUsual = matrix.every((value, at) => value === USUAL_MATRIX[at]);
  return {
    name,
    top: [
      ...(box?.length === 4 ? [{ operator: FONT_BBOX, numbers: box }] : []),
      ...(isUsual ? [] : [{ operator: FONT_MATRIX, numbers: matrix }]),
    ],
    hidden: hiddenIn(hidden),
  };
};

const hiddenIn = (text: string): readonly Entry[] => [
  ...entriesIn(LISTS, (key) => listIn(text, key)?.map((value, at, all) => value - (all[at - 1] ?? 0))),
  ...entriesIn(SINGLE, (key) => listIn(text, key)?.slice(0, 1)),
  ...entriesIn(NUMBERS, (key) => numbersOf(new RegExp(`/${key}\\s+([-+.\\dEe]+)`).exec(text)?.[1] ?? '')),
  ...(/\/ForceBold\s+true\b/.test(text) ? [{ operator: FORCE_BOLD, numbers: [1] }] : []),
];

const entriesIn = (
  operators: Readonly<Record<string, number>>,
  find: (key: string) => readonly number[] | undefined,
): readonly Entry[] =>
  Object.entries(operators).flatMap(([key, operator]) => {
    const numbers = find(key) ?? [];
    return numbers.length > 0 ? [{ operator, numbers }] : [];
  });

const listIn = (text: string, key: string): readonly number[] | undefined => {
  const list = new RegExp(`/${key}\\s*[[{]([^\\]}]*)[\\]}]`).exec(text)?.[1];
  return list === undefined ? undefined : numbersOf(list);
};

/** None where something is no number. */
const numbersOf = (list: string): readonly number[] => {
  const numbers = list.trim().split(/\s+/).map(Number);
  return list.trim() !== '' && numbers.every(Number.isFinite) ? numbers : [];
};

const latin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
