import type { Span } from '../detectors/detector.js';

/** A part of a text that is read by itself. */
export interface Passage extends Span {
  /** Index of the text among those that were passed in. */
  readonly text: number;
  /** Words with a capital, which may be names. */
  readonly candidates: readonly string[];
  /** Two capitalised words one after the other, or a number beside one: what names and addresses look like. */
  readonly isLikely: boolean;
}

/** With so many characters around it the model recognises best. */
const PASSAGE_CHARS = 320;
/** A sentence may end here; after shorter words the full stop is one of an abbreviation. */
const SENTENCE_END = /(?<=\p{Ll}{4}[.!?]["»”’)]{0,2})\s+(?=\p{Lu}|["«„“])/u;
const CANDIDATE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{1,40}/gu;
const LIKELY =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{1,40}(?:\.? \p{Lu}\.?)?\s{1,3}\p{Lu}[\p{L}'’-]|\p{Lu}[\p{L}'’.-]{2,40},? \d|\d[\d-]{0,6}[a-z]?,? \p{Lu}/u;
/** The model knows Latin letters alone. */
const LATIN = /\p{Script=Latin}/u;

/** The sentences of a text, short ones together, as far as something in them has a capital. */
export const passagesOf = (text: string, index: number): readonly Passage[] =>
  blocksOf(text).flatMap(({ start, end }) => {
    const passage = text.slice(start, end);
    const candidates = [...passage.matchAll(CANDIDATE)].map(([word]) => word).filter((word) => LATIN.test(word));
    const isWorth = candidates.length > 0 && LATIN.test(passage);
    return isWorth ? [{ start, end, text: index, candidates, isLikely: LIKELY.test(passage) }] : [];
  });

const blocksOf = (text: string): readonly Span[] =>
  piecesBetween(text, { start: 0, end: text.length }, /\n[ \t]*\n\s*/u).flatMap((block) =>
    together(piecesBetween(text, block, SENTENCE_END).flatMap((sentence) => shortened(text, sentence))),
  );

const piecesBetween = (text: string, { start, end }: Span, separator: RegExp): readonly Span[] => {
  const spans: Span[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(new RegExp(separator, 'gu'))) {
    spans.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...spans, { start: from, end }].filter((span) => span.end > span.start);
};

/** At the end of a line or at a space, if there is one. */
const shortened = (text: string, { start, end }: Span): readonly Span[] => {
  const spans: Span[] = [];
  let from = start;
  while (end - from > PASSAGE_CHARS) {
    const part = text.slice(from, from + PASSAGE_CHARS);
    const gap = Math.max(part.lastIndexOf('\n'), 0) || Math.max(part.lastIndexOf(' '), 0) || PASSAGE_CHARS;
    spans.push({ start: from, end: from + gap });
    from += gap;
  }
  return [...spans, { start: from, end }];
};

const together = (spans: readonly Span[]): readonly Span[] => {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.end - last.start <= PASSAGE_CHARS)
      joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined;
};

/** After so many places the model's mind about a word is known. */
const PLACES_MAX = 4;

/**
 * Passages that are worth reading, in the order in which they tell something new: first those with a likely candidate
 * that none before had, then those with any such candidate, then the others, unless all of their candidates have been
 * read often enough.
 */
export const worthReading = (passages: readonly Passage[]): readonly Passage[] => {
  const places = new Map<string, number>();
  const take = (from: readonly Passage[], placesMax: number): readonly (readonly Passage[])[] => {
    const taken: Passage[] = [];
    const left: Passage[] = [];
    for (const passage of from) {
      const isTaken = passage.candidates.some((word) => (places.get(word) ?? 0) < placesMax);
      if (isTaken) for (const word of passage.candidates) places.set(word, (places.get(word) ?? 0) + 1);
      (isTaken ? taken : left).push(passage);
    }
    return [taken, left];
  };
  const [likely = [], known = []] = take(
    passages.filter(({ isLikely }) => isLikely),
    1,
  );
  const [other = [], rest = []] = take(
    passages.filter(({ isLikely }) => !isLikely),
    1,
  );
  const [again = []] = take([...known, ...rest], PLACES_MAX);
  return [...likely, ...other, ...again];
};
