import { PDFArray, PDFDict, PDFName, PDFNumber, StandardFontEmbedder, StandardFonts } from 'pdf-lib';
import iconv from 'iconv-lite';
import {
  arrayAt,
  decodedBytes,
  dictAt,
  itemsOf,
  nameAt,
  numberAt,
  numbersIn,
  streamAt,
} from '../../content/objects.js';
import { meaningsOf } from '../../compression/fonts/cmaps/codes-of-text.js';
import { codeTableOf, splitterOf } from '../../compression/fonts/cmaps/composite-codes.js';
import { readCodeTable, type CodeEntry } from '../../compression/fonts/cmaps/read-cmap.js';
import { descendantOf } from '../../compression/fonts/embedded-fonts.js';
import { codePointsOf, standardNumberOf, standardStrings } from '../../compression/fonts/glyph-names.js';

/** How the bytes of texts in a font become characters with widths. */
export interface FontCodes {
  /** The codes of a text, each as its bytes, one character per byte; undefined where bytes are none. */
  readonly split: (text: string) => readonly FontCode[] | undefined;
  /** The text of a code; undefined where the document does not tell. */
  readonly textOf: (code: number) => string | undefined;
  /** How far a code moves on, in sizes of the font. */
  readonly widthOf: (code: number) => number;
  /** Its lines run from the top down. */
  readonly isVertical: boolean;
}

export interface FontCode {
  readonly code: number;
  readonly bytes: string;
}

/** Undefined for a font whose codes can't be told from each other here. */
export const fontCodesOf = (font: PDFDict): FontCodes | undefined => {
  const declared = toldBy(font);
  return nameAt(font, 'Subtype') === 'Type0' ? composite(font, declared) : simple(font, declared);
};

type Told = (code: number) => string | undefined;

/** Texts by the table to Unicode. A number from a range is that of the first code and so many more. */
const toldBy = (font: PDFDict): Told => {
  const stream = streamAt(font, 'ToUnicode');
  const bytes = stream && decodedBytes(stream);
  const entries = (bytes && readCodeTable(bytes)?.entries) ?? [];
  const known = new Map<number, string | undefined>();
  return (code) => {
    if (!known.has(code)) known.set(code, saidOf(entries, code));
    return known.get(code);
  };
};

const saidOf = (entries: readonly CodeEntry[], code: number): string | undefined => {
  const range = entries.findLast(({ first, last }) => first <= code && code <= last);
  if (!range) return undefined;
  const { first, to } = range;
  if (typeof to === 'number') return undefined;
  const digits = typeof to === 'string' ? to : (to[code - first] ?? '');
  const text = Buffer.from(digits.padStart(4, '0'), 'hex').swap16().toString('utf16le');
  const offset = typeof to === 'string' ? code - first : 0;
  const said = offset === 0 ? text : text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + offset);
  return said === '' || said === '\0' || said.includes('\uFFFD') ? undefined : said;
};

const composite = (font: PDFDict, declared: Told): FontCodes | undefined => {
  const encoding = nameAt(font, 'Encoding');
  const table = codeTableOf(font);
  const descendant = descendantOf(font);
  if (!descendant || (!table && encoding !== 'Identity-H' && encoding !== 'Identity-V')) return undefined;
  const splitText = splitterOf(font);
  const widths = widthsOf(descendant);
  const usual = numberAt(descendant, 'DW') ?? 1000;
  const numberOf = (code: number): number => {
    const to = table ? meaningsOf(table, new Set([code]))?.[0]?.to : code;
    return typeof to === 'number' ? to : 0;
  };
  return {
    split: (text) => {
      const codes = splitText(Buffer.from(text, 'latin1'));
      if (!codes) return undefined;
      const size = codes.length > 0 ? text.length / codes.length : 2;
      if (!Number.isInteger(size)) return undefined; // of several lengths
      return codes.map((code, at) => ({ code, bytes: text.slice(at * size, (at + 1) * size) }));
    },
    textOf: declared,
    widthOf: (code) => (widths.get(numberOf(code)) ?? usual) / 1000,
    isVertical:
      encoding === 'Identity-V' || streamAt(font, 'Encoding')?.dict.get(PDFName.of('WMode')) === PDFNumber.of(1),
  };
};

const NUMBERS_MAX = 0x10000;

/** @see ISO 32000-1, 9.7.4.3 "Glyph metrics in CIDFonts" */
const widthsOf = (descendant: PDFDict): ReadonlyMap<number, number> => {
  const widths = new Map<number, number>();
  const items = itemsOf(arrayAt(descendant, 'W'));
  for (let at = 0; at + 1 < items.length;) {
    const first = asNumber(items[at]);
    const next = items[at + 1];
    if (next instanceof PDFArray) {
      for (const [index, width] of numbersIn(next).entries()) widths.set(first + index, width);
      at += 2;
    } else {
      const last = Math.min(asNumber(next), first + NUMBERS_MAX);
      for (let number = first; number <= last; number += 1) widths.set(number, asNumber(items[at + 2]));
      at += 3;
    }
  }
  return widths;
};

const asNumber = (value: unknown): number => (value instanceof PDFNumber ? value.asNumber() : NaN);

const simple = (font: PDFDict, declared: Told): FontCodes => {
  const named = namesIn(font);
  const widths = arrayAt(font, 'Widths');
  const first = numberAt(font, 'FirstChar') ?? 0;
  const all = numbersIn(widths);
  const descriptor = dictAt(font, 'FontDescriptor');
  const missing = (descriptor && numberAt(descriptor, 'MissingWidth')) ?? 0;
  const scale = unitOf(font);
  const textOf: Told = (code) => declared(code) ?? named(code);
  const standard = widths ? undefined : standardWidths(nameAt(font, 'BaseFont') ?? '');
  return {
    split: (text) => Array.from(text, (bytes) => ({ code: bytes.charCodeAt(0), bytes })),
    textOf,
    widthOf: (code) => (standard ? standard(textOf(code) ?? '') : (all[code - first] ?? missing) * scale),
    isVertical: false,
  };
};

/** Sizes of the font in a unit of its widths; only fonts of drawings say it themselves. */
const unitOf = (font: PDFDict): number => {
  const matrix = nameAt(font, 'Subtype') === 'Type3' ? numbersIn(arrayAt(font, 'FontMatrix')) : [];
  return Math.abs(matrix[0] ?? 0.001);
};

const encodings: Readonly<Record<string, string>> = { WinAnsiEncoding: 'win1252', MacRomanEncoding: 'macroman' };

/** Names of codes by the encoding of a font. */
const namesIn = (font: PDFDict): Told => {
  const encoding = font.lookup(PDFName.of('Encoding'));
  const dict = encoding instanceof PDFDict ? encoding : undefined;
  const base = encoding instanceof PDFName ? encoding.decodeText() : dict && nameAt(dict, 'BaseEncoding');
  const differences = differencesIn(dict && arrayAt(dict, 'Differences'));
  const table = encodings[base ?? ''] ?? (isTrueType(font) ? 'win1252' : undefined);
  return (code) => {
    const name = differences.get(code);
    if (name !== undefined) return characterNamed(name);
    return table === undefined ? characterNamed(standardStrings[standardNumberOf(code)] ?? '') : decoded(code, table);
  };
};

const isTrueType = (font: PDFDict): boolean => nameAt(font, 'Subtype') === 'TrueType';

const decoded = (code: number, table: string): string | undefined =>
  code < SPACE ? undefined : iconv.decode(Buffer.of(code), table);

const SPACE = 32;

const characterNamed = (name: string): string | undefined => {
  const [point] = codePointsOf(name.replace(/\..*$/, ''));
  return point === undefined ? undefined : String.fromCodePoint(point);
};

const differencesIn = (differences: PDFArray | undefined): ReadonlyMap<number, string> => {
  const names = new Map<number, string>();
  let code = 0;
  for (const item of itemsOf(differences)) {
    if (item instanceof PDFNumber) code = item.asNumber();
    else if (item instanceof PDFName) {
      names.set(code, item.decodeText());
      code += 1;
    }
  }
  return names;
};

const standardFonts: readonly (readonly [
  RegExp,
  Readonly<Record<'plain' | 'bold' | 'italic' | 'both', StandardFonts>>,
])[] = [
  [
    /courier/i,
    {
      plain: StandardFonts.Courier,
      bold: StandardFonts.CourierBold,
      italic: StandardFonts.CourierOblique,
      both: StandardFonts.CourierBoldOblique,
    },
  ],
  [
    /times|serif/i,
    {
      plain: StandardFonts.TimesRoman,
      bold: StandardFonts.TimesRomanBold,
      italic: StandardFonts.TimesRomanItalic,
      both: StandardFonts.TimesRomanBoldItalic,
    },
  ],
  [
    /./,
    {
      plain: StandardFonts.Helvetica,
      bold: StandardFonts.HelveticaBold,
      italic: StandardFonts.HelveticaOblique,
      both: StandardFonts.HelveticaBoldOblique,
    },
  ],
];

/** Widths of a font that every reader has, and that files need not describe. */
const standardWidths = (name: string): ((text: string) => number) => {
  const isBold = /bold/i.test(name);
  const isItalic = /italic|oblique/i.test(name);
  const style = isBold ? (isItalic ? 'both' : 'bold') : isItalic ? 'italic' : 'plain';
  const family = standardFonts.find(([pattern]) => pattern.test(name === '' ? 'Helvetica' : name));
  const font = StandardFontEmbedder.for((family?.[1][style] ?? StandardFonts.Helvetica) as never);
  return (text) => {
    try {
      return font.widthOfTextAtSize(text, 1);
    } catch {
      return 0; // a character that it lacks
    }
  };
};
