import type { ReadBlock, ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { oneLine } from '../text/block-text.js';
import { isFormula } from '../text/prose.js';
import type { Cited } from './summary.js';

const LINES_MAX = 12;
/** Formulas, codes and sheets of letters are none. */
const LETTERS_SHARE = 0.6;
const WORD = /[\p{L}\p{M}]{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CHARS = { min: 3, max: 200 };

/** Cells say little without their table, and running heads nothing. */
const LEFT_OUT: ReadonlySet<ReadBlock['kind']> = new Set(['table', 'page-header', 'page-footer']);

/** What a document without whole sentences begins with, such as a poster or a form; each line once. */
export const firstLines = ({ pages }: ReadDocument): (readonly Cited[])[] =>
  pages
    .flatMap(({ number, blocks }) =>
      blocks
        .filter(({ kind }) => !LEFT_OUT.has(kind))
        .flatMap(({ text }) => text.split('\n').map((line) => ({ line, number }))),
    )
    .map(({ line, number }) => ({ text: oneLine(line), page: number }))
    .filter(({ text }) => text.length >= CHARS.min && isInWords(text) && !isFormula(text))
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .slice(0, LINES_MAX)
    .map(({ text, page }) => [{ text: text.length > CHARS.max ? `${text.slice(0, CHARS.max)}…` : text, page }]);

const isInWords = (text: string): boolean => {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return WORD.test(text) && letters >= LETTERS_SHARE * text.replaceAll(/[\s\p{N}]/gu, '').length;
};
