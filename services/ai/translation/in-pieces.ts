import type { LanguageCode, TargetLanguage } from '../../../contracts/languages.js';
import { sentencesOf } from '../text/sentences.js';
import { ADDRESS } from './check.js';
import type { AskedText } from './translator.js';

/** Scripts that put no blank between sentences. */
const DENSE: ReadonlySet<string> = new Set(['zh', 'ja']);

interface Pair {
  readonly source: LanguageCode;
  readonly target: TargetLanguage;
}

interface PieceTranslator {
  /** Whether it gets sentence by sentence; else the whole text. */
  readonly sentences: boolean;
  /** Answers in the order of the pieces. */
  readonly translate: (pieces: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Translates texts by who takes no instructions. Where a number or an address got lost before, what stands around these
 * is translated and they are put between.
 */
export const translateInPieces = async (
  batch: readonly AskedText[],
  { source, target }: Pair,
  { sentences, translate }: PieceTranslator,
): Promise<readonly string[]> => {
  const texts = batch.map((asked) => piecesOf(asked, sentences ? source : undefined));
  const asked = texts.flat().filter(({ isKept }) => !isKept);
  const answers = (await translate(asked.map(({ text }) => text))).values();
  const answerTo = ({ text, isKept, isSentence }: Piece): string => {
    if (isKept) return text;
    const answer = answers.next().value ?? '';
    return isSentence ? answer : edged(text, answer);
  };
  return texts.map((pieces) => {
    const isWhole = pieces.every(({ isSentence }) => isSentence);
    return pieces.map(answerTo).join(isWhole && !DENSE.has(target) ? ' ' : '');
  });
};

interface Piece {
  readonly text: string;
  readonly isKept: boolean;
  readonly isSentence: boolean;
}

const piecesOf = ({ text, problem }: AskedText, language: LanguageCode | undefined): readonly Piece[] => {
  if (problem !== undefined) return aroundKept(text);
  const sentences = language === undefined ? [text] : sentencesOf(text, language);
  return sentences.map((sentence) => ({ text: sentence, isKept: false, isSentence: true }));
};

/** The answer with the blanks that the text has around it. */
const edged = (text: string, answer: string): string =>
  `${/^\s*/u.exec(text)?.[0] ?? ''}${answer.trim()}${/\s*$/u.exec(text)?.[0] ?? ''}`;

const NUMBERED = /\S*\p{Nd}\S*/gu;
const KEPT = new RegExp(`(${ADDRESS.source}|${NUMBERED.source})`, 'gu');

/** A text cut around what every language writes in the same way: addresses, and words with a digit. */
const aroundKept = (text: string): readonly Piece[] =>
  text
    .split(KEPT)
    .map((part, at) => ({ text: part, isKept: at % 2 === 1 || !/\p{L}/u.test(part), isSentence: false }))
    .filter((part) => part.text !== '');
