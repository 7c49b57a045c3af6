import type { PDFDocument, PDFRef } from 'pdf-lib';

/** Codes of a simple font, but for 0. */
const CODE_COUNT = 255;
/** Thousandths of the font's size: every character is as wide. */
export const INVISIBLE_WIDTH = 500;
const CODES_AT_ONCE = 100;

/** Fonts whose characters paint nothing but can be searched. */
export interface InvisibleFonts {
  readonly fonts: readonly PDFRef[];
  readonly placeOf: (character: string) => { readonly font: number; readonly code: number };
}

/** As many fonts as so many different characters need. @see ISO 32000-1, 9.6.5 "Type 3 fonts" */
export const invisibleFonts = (document: PDFDocument, characters: Iterable<string>): InvisibleFonts => {
  const all = [...new Set(characters)];
  const placeByCharacter = new Map(
    all.map((character, index) => [
      character,
      { font: Math.floor(index / CODE_COUNT), code: (index % CODE_COUNT) + 1 },
    ]),
  );
  const count = Math.ceil(all.length / CODE_COUNT);
  return {
    fonts: Array.from({ length: count }, (_, at) =>
      fontOf(document, all.slice(at * CODE_COUNT, (at + 1) * CODE_COUNT)),
    ),
    placeOf: (character) => placeByCharacter.get(character) ?? { font: 0, code: 0 },
  };
};

const fontOf = ({ context }: PDFDocument, characters: readonly string[]): PDFRef => {
  const glyph = context.register(context.stream(`${INVISIBLE_WIDTH} 0 0 0 0 0 d1`));
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, -250, INVISIBLE_WIDTH, 750],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      Resources: {},
      CharProcs: { g: glyph },
      Encoding: { Type: 'Encoding', Differences: [1, ...characters.map(() => 'g')] },
      FirstChar: 1,
      LastChar: characters.length,
      Widths: characters.map(() => INVISIBLE_WIDTH),
      ToUnicode: context.register(context.flateStream(toUnicode(characters))),
    }),
  );
};

/** @see ISO 32000-1, 9.10.3 "ToUnicode CMaps" */
const toUnicode = (characters: readonly string[]): string => {
  const lines = characters.map((character, index) => `<${hex(index + 1, 2)}> <${utf16(character)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += CODES_AT_ONCE) {
    const block = lines.slice(at, at + CODES_AT_ONCE);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
};

export const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

const utf16 = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index), 4)).join('');
