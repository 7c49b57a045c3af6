import type { CategoryName } from '../categories.js';

/** Where in a text something stands; `end` is behind its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** A hit of this detector is less sure than others of its category. */
  readonly isDoubtful?: true;
}

export interface Detector {
  readonly type: CategoryName;
  /** Everything of the kind in a text, in time that grows with its length and no faster. */
  readonly find: (text: string) => readonly Span[];
}

/** Spans of a pattern's first group, or of all of it, as far as they are right. The pattern has the flag `g`. */
export const spansOf = (
  text: string,
  pattern: RegExp,
  isRight: (found: string, span: Span) => boolean = () => true,
): readonly Span[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const matchedText = match[1] ?? match[0];
    const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(matchedText));
    const span = { start, end: start + matchedText.length };
    return isRight(matchedText, span) ? [span] : [];
  });

/** Spans of a pattern, as far as they are likely: sure ones, and doubtful ones that are marked. */
export const judgedSpans = (
  text: string,
  pattern: RegExp,
  judge: (found: string, span: Span) => 'sure' | 'doubtful' | 'wrong',
): readonly Span[] =>
  spansOf(text, pattern).flatMap((span) => {
    const judgement = judge(text.slice(span.start, span.end), span);
    if (judgement === 'wrong') return [];
    return judgement === 'sure' ? [span] : [{ ...span, isDoubtful: true as const }];
  });

/** The text right before a place, on the same line and the one above. */
export const before = (text: string, { start }: Span, characters: number): string => {
  const near = text.slice(Math.max(0, start - characters), start);
  const lines = near.split('\n');
  return lines.slice(-2).join('\n');
};

/** Words that name something, in any case, as whole words where the script has such. */
export const named = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** How far the last of the words stands from the end of a text; Infinity where there is none. */
export const distanceTo = (text: string, words: RegExp): number => {
  const last = [...text.matchAll(words)].at(-1);
  return last ? text.length - last.index - last[0].length : Infinity;
};

/** The digits alone. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');
