import { dictionaryOf, indexOf, type Entry } from './compact-font-parts.js';
import { standardNumberOf, standardStrings } from './glyph-names.js';
import type { Widths } from './type1/type2-charstring.js';

export interface NamedGlyph {
  readonly name: string;
  /** The charstring that draws it. */
  readonly code: Uint8Array;
  /** Codes that show it where a document says nothing else, in rising order. */
  readonly codes: readonly number[];
}

export interface NewCompactFont {
  readonly name: string;
  readonly top: readonly Entry[];
  readonly hidden: readonly Entry[];
  readonly widths: Widths;
  /** `.notdef` first. */
  readonly glyphs: readonly NamedGlyph[];
}

const operators = {
  charset: 15,
  encoding: 16,
  charStrings: 17,
  private: 18,
  usualWidth: 20,
  nominalWidth: 21,
} as const;
const HEADER = Uint8Array.of(1, 0, 4, 4);
const NO_SUBROUTINES = indexOf([]);
/** A font that uses Adobe's own encoding says so by a number. */
const STANDARD_ENCODING = 0;

/** A font in the Compact Font Format, whose glyphs have names. @see Adobe Technical Note 5176 */
export const writeCompactFont = (font: NewCompactFont): Uint8Array => {
  const glyphs = inOrderOfCodes(font.glyphs);
  const strings = glyphs.map(({ name }) => name).filter((name) => !standardNumbers.has(name));
  const encoding = hasStandardCodes(glyphs) ? undefined : encodingOf(glyphs, numbersOf(strings));
  const hidden = dictionaryOf([
    ...font.hidden,
    { operator: operators.usualWidth, numbers: [font.widths.usual] },
    { operator: operators.nominalWidth, numbers: [font.widths.nominal] },
  ]);
  const parts = {
    charset: charsetOf(glyphs, numbersOf(strings)),
    encoding: encoding ?? new Uint8Array(),
    charStrings: indexOf(glyphs.map(({ code }) => code)),
    hidden,
  };
  const front = (starts: Starts): Uint8Array =>
    Buffer.concat([
      HEADER,
      indexOf([latin1(font.name)]),
      indexOf([dictionaryOf([...font.top, ...placesOf(starts, encoding !== undefined, hidden.length)])]),
      indexOf(strings.map(latin1)),
      NO_SUBROUTINES,
    ]);
  const start = front({ charset: 0, encoding: 0, charStrings: 0, hidden: 0 }).length;
  return Buffer.concat([front(startsOf(parts, start)), ...PARTS.map((part) => parts[part])]);
};

const PARTS = ['charset', 'encoding', 'charStrings', 'hidden'] as const;
type Starts = Readonly<Record<(typeof PARTS)[number], number>>;

const startsOf = (parts: Readonly<Record<keyof Starts, Uint8Array>>, start: number): Starts => {
  const charset = start;
  const encoding = charset + parts.charset.length;
  const charStrings = encoding + parts.encoding.length;
  return { charset, encoding, charStrings, hidden: charStrings + parts.charStrings.length };
};

const placesOf = (starts: Starts, hasEncoding: boolean, hiddenBytes: number): readonly Entry[] => [
  { operator: operators.charset, numbers: [starts.charset], isPlace: true },
  {
    operator: operators.encoding,
    numbers: [hasEncoding ? starts.encoding : STANDARD_ENCODING],
    isPlace: true,
  },
  { operator: operators.charStrings, numbers: [starts.charStrings], isPlace: true },
  { operator: operators.private, numbers: [hiddenBytes, starts.hidden], isPlace: true },
];

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const standardNumbers: ReadonlyMap<string, number> = new Map(standardStrings.map((name, number) => [name, number]));

type NumberOf = (name: string) => number;

const numbersOf = (strings: readonly string[]): NumberOf => {
  const own = new Map(strings.map((name, at) => [name, standardStrings.length + at]));
  return (name) => standardNumbers.get(name) ?? own.get(name) ?? 0;
};

/** Those with codes come right after `.notdef`, because an encoding lists the codes of the first glyphs. */
const inOrderOfCodes = ([notdef, ...others]: readonly NamedGlyph[]): readonly NamedGlyph[] => {
  const first = ({ codes: [code = Infinity] }: NamedGlyph): number => code;
  const sorted = others.sort((one, other) => (first(one) === first(other) ? 0 : first(one) - first(other)));
  return notdef ? [notdef, ...sorted] : sorted;
};

const hasStandardCodes = (glyphs: readonly NamedGlyph[]): boolean => {
  const codes = new Map(glyphs.flatMap((glyph) => glyph.codes.map((code) => [code, glyph.name] as const)));
  const names = new Set(glyphs.map(({ name }) => name));
  return Array.from({ length: 256 }, (_, code) => code).every((code) => {
    const standard = standardStrings[standardNumberOf(code)] ?? '';
    return codes.get(code) === (standard !== '.notdef' && names.has(standard) ? standard : undefined);
  });
};

const SUPPLEMENTED = 0x80;

const encodingOf = ([, ...glyphs]: readonly NamedGlyph[], numberOf: NumberOf): Uint8Array => {
  const coded = glyphs.filter(({ codes }) => codes.length > 0);
  const further = coded.flatMap(({ name, codes }) => codes.slice(1).map((code) => [code, ...twoBytes(numberOf(name))]));
  return Uint8Array.from([
    further.length > 0 ? SUPPLEMENTED : 0,
    coded.length,
    ...coded.map(({ codes: [code = 0] }) => code),
    ...(further.length > 0 ? [further.length, ...further.flat()] : []),
  ]);
};

const charsetOf = ([, ...glyphs]: readonly NamedGlyph[], numberOf: NumberOf): Uint8Array =>
  Uint8Array.from([0, ...glyphs.flatMap(({ name }) => twoBytes(numberOf(name)))]);

const twoBytes = (value: number): readonly number[] => [value >> 8, value & 0xff];
