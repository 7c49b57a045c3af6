import type { ScoredWord } from './scored-words.js';

/** A word beside a name in a list needs this score; a surname alone has nothing else around it there. */
const BESIDE_NAME_SCORE_MIN = 0.05;
const CAPITAL = /^\p{Lu}\p{L}/u;
const CONJUNCTION = '(?:y|e|en|et|und|and)';
const AND = new RegExp(`^${CONJUNCTION}$`, 'u');
const BETWEEN_ITEMS = new RegExp(`^ ?(?:[,;(]|\\)[,;]?)\\s$|^ ?\\($|^,? ${CONJUNCTION} $`, 'u');

export interface ListRules {
  /** Scores from here on are those of names. */
  readonly nameMin: number;
  readonly text: string;
}

/** The same words; those beside a name in a list are names as well, as far as they may be. */
export const withListed = (words: readonly ScoredWord[], rules: ListRules): readonly ScoredWord[] => {
  const onwards = alongFrom(words, rules, ({ end }, { start }) => [end, start]);
  return alongFrom(onwards.toReversed(), rules, ({ start }, { end }) => [end, start]).toReversed();
};

type GapBetween = (before: ScoredWord, word: ScoredWord) => readonly [from: number, to: number];

const alongFrom = (
  words: readonly ScoredWord[],
  { nameMin, text }: ListRules,
  gapBetween: GapBetween,
): readonly ScoredWord[] => {
  const along: ScoredWord[] = [];
  const isName = (word: ScoredWord | undefined): word is ScoredWord =>
    word !== undefined && word.person >= nameMin && CAPITAL.test(word.word);
  const isListed = (word: ScoredWord): boolean => {
    const before = along.at(isAnd(along.at(-1)) ? -2 : -1);
    return isName(before) && BETWEEN_ITEMS.test(text.slice(...gapBetween(before, word)));
  };
  for (const word of words) {
    const mayBe = word.person >= BESIDE_NAME_SCORE_MIN && word.person < nameMin && CAPITAL.test(word.word);
    along.push(mayBe && isListed(word) ? { ...word, person: nameMin } : word);
  }
  return along;
};

const isAnd = (word: ScoredWord | undefined): boolean => word !== undefined && AND.test(word.word);
