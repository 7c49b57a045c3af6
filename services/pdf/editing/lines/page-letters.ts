import type { PDFDict } from 'pdf-lib';
import type { ShownText, WalkedPage } from '../content/page-walk.js';
import { plain } from './text-lines.js';

/** The codes by which each font shows characters on a page, one character per byte. */
export interface PageLetters {
  readonly codeOf: (font: PDFDict, character: string) => string | undefined;
  readonly all: (font: PDFDict) => string;
}

const INVISIBLE = 3;

export const lettersOn = ({ texts }: WalkedPage): PageLetters => {
  const fonts = new Map<PDFDict, Map<string, string>>();
  for (const { state, items } of texts.filter(isSeen)) {
    if (!state.font) continue;
    const own = fonts.get(state.font.dict) ?? new Map<string, string>();
    fonts.set(state.font.dict, own);
    for (const { text, bytes } of items) if (text !== undefined && !own.has(plain(text))) own.set(plain(text), bytes);
  }
  return {
    codeOf: (font, character) => fonts.get(font)?.get(character),
    all: (font) =>
      [...(fonts.get(font)?.keys() ?? [])]
        .filter((one) => Array.from(one).length === 1)
        .toSorted()
        .join(''),
  };
};

const isSeen = ({ state }: ShownText): boolean => state.mode !== INVISIBLE;
