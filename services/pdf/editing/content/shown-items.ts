import { bytesOf } from '../../raw/tokens.js';
import { isString, tokensOf } from '../../redaction/pages/content-strings.js';
import type { TextState } from './text-state.js';

/** A code that an operator shows. */
export interface ShownItem {
  /** One character per byte. */
  readonly bytes: string;
  /** Undefined where the document does not tell. */
  readonly text: string | undefined;
  /** From where the operator starts, in its text space. */
  readonly start: number;
  /** With the space that follows each character or word. */
  readonly advance: number;
}

const SPACE = 32;

/** The strings and numbers of an operator that shows text, as they are written. */
export const itemsShown = (
  written: string,
  state: TextState,
): { readonly items: readonly ShownItem[]; readonly length: number } => {
  const items: ShownItem[] = [];
  let at = 0;
  let inList = false;
  for (const token of tokensOf(written)) {
    if (token === '[' || token === ']') inList = token === '[';
    else if (isString(token)) {
      for (const item of itemsIn(bytesOf(token), state)) {
        items.push({ ...item, start: at });
        at += item.advance;
      }
    } else if (inList) at -= ((Number.parseFloat(token) || 0) / 1000) * state.size * state.stretch;
  }
  return { items, length: at };
};

/** Words are spaced where a code of one byte is a space. */
const itemsIn = (bytes: string, state: TextState): readonly Omit<ShownItem, 'start'>[] => {
  const { font, size, charSpace, wordSpace, stretch } = state;
  const codes = font?.codes?.split(bytes);
  if (!font?.codes || !codes) return [{ bytes, text: undefined, advance: 0 }];
  const { widthOf, textOf } = font.codes;
  return codes.map(({ code, bytes: own }) => {
    const isSpace = own.length === 1 && code === SPACE;
    const advance = (widthOf(code) * size + charSpace + (isSpace ? wordSpace : 0)) * stretch;
    return { bytes: own, text: textOf(code), advance: Number.isFinite(advance) ? advance : 0 };
  });
};
