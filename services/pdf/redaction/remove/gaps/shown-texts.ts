import { readOperatorsAsWritten, type ContentOperator } from '../../../content/operators.js';
import { bytesOf, isString, tokensOf } from '../../pages/content-strings.js';

/** A text as one operator shows it. */
export interface ShownText {
  readonly bytes: Uint8Array;
  /** Numbers between its bytes, by how many bytes stand before them, in thousandths of the font's size to the left. */
  readonly moves: ReadonlyMap<number, number>;
  /** The distance by which each glyph, and each space besides, moves the next one to the right, in the same unit. */
  readonly perGlyph: number;
  readonly perSpace: number;
  /** Bytes of a glyph's code. */
  readonly codeBytes: number;
}

/** The bytes of a code, by the name of a font. */
export type CodeBytes = (font: string) => number;

const SHOWING: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);
const STATES_MAX = 1000;

interface TextState {
  readonly font: string;
  readonly charSpace: number;
  readonly wordSpace: number;
  readonly size: number;
}

/** @see ISO 32000-1, 9.3 "Text State Parameters and Operators" */
export const shownTexts = (content: Uint8Array, codeBytes: CodeBytes): readonly ShownText[] => {
  const texts: ShownText[] = [];
  const saved: TextState[] = [];
  let state: TextState = { font: '', charSpace: 0, wordSpace: 0, size: 0 };
  readOperatorsAsWritten(content, (one, written) => {
    if (one.operator === 'q' && saved.length < STATES_MAX) saved.push(state);
    else if (one.operator === 'Q') state = saved.pop() ?? state;
    else state = { ...state, ...changeBy(one) };
    if (SHOWING.has(one.operator)) texts.push({ ...piecesOf(written), ...spacingOf(state, codeBytes(state.font)) });
  });
  return texts;
};

const changeBy = ({ operator, numbers, names }: ContentOperator): Partial<TextState> => {
  const last = numbers.at(-1) ?? 0;
  if (operator === 'Tc') return { charSpace: last };
  if (operator === 'Tw') return { wordSpace: last };
  if (operator === 'Tf') return { font: names.at(-1) ?? '', size: last };
  return operator === '"' ? { wordSpace: numbers.at(-2) ?? 0, charSpace: last } : {};
};

/** Spaces between words count where codes have one byte. */
const spacingOf = (
  { charSpace, wordSpace, size }: TextState,
  codeBytes: number,
): Omit<ShownText, 'bytes' | 'moves'> => {
  const perUnit = size === 0 ? 0 : 1000 / size;
  return { perGlyph: charSpace * perUnit, perSpace: codeBytes === 1 ? wordSpace * perUnit : 0, codeBytes };
};

/** The strings and numbers of an operator, as it is written; numbers before `"` are none of it. */
export const piecesOf = (written: Uint8Array): Pick<ShownText, 'bytes' | 'moves'> => {
  const parts: Uint8Array[] = [];
  const moves = new Map<number, number>();
  let length = 0;
  let isList = false;
  for (const token of tokensOf(Buffer.from(written).toString('latin1'))) {
    if (token === '[') isList = true;
    if (isString(token)) {
      const bytes = bytesOf(token);
      parts.push(bytes);
      length += bytes.length;
    } else if (isList && isNumber(token)) moves.set(length, (moves.get(length) ?? 0) + Number(token));
  }
  return { bytes: Buffer.concat(parts), moves };
};

export const isNumber = (token: string): boolean => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(token);
