import { PDFDocument, PDFObjectCopier, type PDFDict, type PDFRef } from 'pdf-lib';
import type { ShownItem } from '../content/shown-items.js';
import { refuseUnlessShown } from '../../engines/font-coverage.js';
import { typeset } from '../../engines/typst.js';
import { isBoldFont, isItalicFont } from '../../reading/lines/font-look.js';
import { descriptorOf } from '../../compression/fonts/embedded-fonts.js';
import { nameAt, numberAt } from '../../content/objects.js';
import { sansListFor } from '../../text/font-families.js';
import { walkPage, type ShownText } from '../content/page-walk.js';
import { writeToUnicode } from '../fonts/to-unicode.js';

/** How a font looks, as far as another one can look like it. */
export interface FontLook {
  readonly name: string;
  readonly family: 'sans' | 'serif' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
}

const FIXED = 1;
const SERIF = 2;
const SYMBOLIC_PREFIX = /^[A-Z]{6}\+/;
const MONO = /mono|courier|consol|typewriter|menlo|fixed|cmtt|sftt/i;
const SANS = /sans|arial|helvet|verdana|tahoma|calibri|univers|frutiger|gothic|cmss|segoe/i;
const SERIFS =
  /times|serif|roman|garamond|georgia|cambria|palat|bookman|minion|century|^cm[rbtsc]|^sf[rbt]|nimbusrom|caslon|charter/i;

export const lookOf = (font: PDFDict): FontLook => {
  const descriptor = descriptorOf(font);
  const name = (nameAt(font, 'BaseFont') ?? '').replace(SYMBOLIC_PREFIX, '');
  const flags = (descriptor && numberAt(descriptor, 'Flags')) ?? 0;
  const weight = (descriptor && numberAt(descriptor, 'FontWeight')) ?? 0;
  const asWord = { name, flags, weight };
  return { name, family: familyOf(name, flags), bold: isBoldFont(asWord), italic: isItalicFont(asWord) };
};

const familyOf = (name: string, flags: number): FontLook['family'] => {
  if (MONO.test(name) || (flags & FIXED) !== 0) return 'mono';
  if (SANS.test(name)) return 'sans';
  return SERIFS.test(name) || (flags & SERIF) !== 0 ? 'serif' : 'sans';
};

/** Fonts that look like those of most documents, as far as this machine has them; the others come along. */
const LIKE: Readonly<Record<FontLook['family'], readonly string[]>> = {
  sans: ['Liberation Sans', 'Arimo', 'Nimbus Sans'],
  serif: ['Liberation Serif', 'Tinos', 'Nimbus Roman', 'Noto Serif', 'DejaVu Serif', 'Libertinus Serif'],
  mono: ['Liberation Mono', 'Cousine', 'Nimbus Mono PS', 'Noto Sans Mono', 'DejaVu Sans Mono'],
};

/** A piece of set text: codes of a font, from where the text starts, in sizes of the font. */
interface StandInRun {
  readonly font: PDFRef;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly codes: readonly { readonly bytes: string; readonly start: number; readonly advance: number }[];
  readonly length: number;
}

/** A text in fonts that are here; lengths are in sizes of the font. */
export interface StandIn {
  readonly runs: readonly StandInRun[];
  readonly length: number;
}

const SET_SIZE_POINTS = 100;
const MARGIN_POINTS = 100;

/**
 * Sets a line of text in the fonts nearest to a look, in whatever script, and takes the fonts over into a document.
 *
 * @throws Refusal `fonts.missing`
 */
export const standInFor = async (document: PDFDocument, text: string, look: FontLook): Promise<StandIn> => {
  await refuseUnlessShown(text, 'the new text');
  const set = await PDFDocument.load(await typeset(markupFor(text, look), { text, dir: directionOf(text) }));
  const shown = walkPage(set.getPage(0))?.texts ?? [];
  const copier = PDFObjectCopier.for(set.context, document.context);
  const taken = new Map<PDFDict, PDFRef>();
  const take = (dict: PDFDict): PDFRef => {
    const known = taken.get(dict);
    if (known) return known;
    const copy = copier.copy(dict);
    const ref = document.context.register(copy);
    sayEachCode(
      copy,
      shown.filter(({ state }) => state.font?.dict === dict),
    );
    taken.set(dict, ref);
    return ref;
  };
  const runs = shown.flatMap(({ matrix, state, items, length }) => {
    if (!state.font) return [];
    const share = state.size * Math.abs(matrix[0]);
    const codes = items.map(({ bytes, start, advance }) => ({
      bytes,
      start: start / state.size,
      advance: advance / state.size,
    }));
    const place = {
      x: (matrix[4] - MARGIN_POINTS) / SET_SIZE_POINTS,
      y: (matrix[5] - baseOf(shown)) / SET_SIZE_POINTS,
    };
    return [
      { font: take(state.font.dict), size: share / SET_SIZE_POINTS, ...place, codes, length: length / SET_SIZE_POINTS },
    ];
  });
  return { runs, length: Math.max(0, ...runs.map(({ x, length }) => x + length)) };
};

/**
 * Where several codes are one letter with its signs, the typesetter has the first of them say all: not every reader
 * understands that, so each says its own part.
 */
const sayEachCode = (font: PDFDict, shown: readonly Pick<ShownText, 'items'>[]): void => {
  const texts = new Map<string, string>();
  for (const { items } of shown) for (const index of items.keys()) sayOwnPart(texts, items, index);
  if (shown.some(({ items }) => items.some(({ text }) => text === undefined))) writeToUnicode(font, texts);
};

const sayOwnPart = (texts: Map<string, string>, items: readonly ShownItem[], index: number): void => {
  const { bytes = '', text } = items[index] ?? {};
  if (text === undefined) return;
  const silent = silentAfter(items, index);
  const parts = Array.from(text);
  const isShared = silent.length > 0 && parts.length === silent.length + 1;
  const [first = text, ...others] = isShared ? parts : [text];
  texts.set(bytes, first);
  for (const [at, one] of silent.entries()) texts.set(one.bytes, others[at] ?? NOTHING);
};

/** A sign without width, for a code that is a part of what another one says. */
const NOTHING = '\u200b';

const silentAfter = (items: readonly ShownItem[], index: number): readonly ShownItem[] => {
  const rest = items.slice(index + 1);
  const next = rest.findIndex(({ text }) => text !== undefined);
  return next < 0 ? rest : rest.slice(0, next);
};

/** Height of the line that most of a text stands on. */
const baseOf = (shown: readonly { readonly matrix: readonly number[] }[]): number => shown[0]?.matrix[5] ?? 0;

const directionOf = (text: string): string =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr';

const markupFor = (text: string, { family, bold, italic }: FontLook): string => `
#set page(width: auto, height: auto, margin: ${MARGIN_POINTS}pt, fill: none)
#set text(
  size: ${SET_SIZE_POINTS}pt, weight: "${bold ? 'bold' : 'regular'}", style: "${italic ? 'italic' : 'normal'}",
  font: (${LIKE[family].map((name) => `"${name}"`).join(', ')}, ${sansListFor(text)}), hyphenate: false,
  ligatures: false, dir: if sys.inputs.dir == "rtl" { rtl } else { ltr },
)
#sys.inputs.text
`;
