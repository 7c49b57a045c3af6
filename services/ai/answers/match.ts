import { functionWordsOf } from '../text/function-words.js';
import { termsOf, UNSPACED } from '../text/terms.js';
import type { Source } from './sources.js';

/** A source with how well it fits a question. */
export interface Match {
  readonly source: Source;
  readonly score: number;
  /** Weight of the words of the question that it has, of all of them: 0 to 1. */
  readonly share: number;
}

/** BM25's: how soon a word that is repeated counts no more, and how much a long sentence is held against it. */
const BM25_SATURATION = 1.2;
const LENGTH_WEIGHT = 0.4;
/** The words of a heading are said of all that stands under it, less surely than its own. */
const HEADING_WEIGHT = 0.4;
/** The words beside a fitting sentence often have the rest of the answer. */
const NEIGHBOUR_WEIGHT = 0.15;
/** A question for a time or an amount is answered by what has a number. */
const NUMBER_BONUS = 1.35;

const ASKS_FOR_NUMBER =
  /\b(?:when|how (?:much|many|long|old|far|high|large|big)|what (?:date|year|time|price|amount|number)|which (?:date|year)|wann|wie ?viele?|wie (?:lange|hoch|alt|weit|groß|gross))\b|\b(?:quand|combien|cuánd?t?[oa]s?|quando|quant[oi])(?!\p{L})|(?<!\p{L})(?:متى|كم)(?!\p{L})|什么时候|何时|多少|几(?:个|年|天|号)|いつ|いくら|언제|얼마/giu;

/** Two forms of a word differ at its end, by so many letters at the most, and have this many in common. */
const FORM_LETTERS = { differ: 3, common: 4 } as const;

/** The words of a source, its heading's apart, and the whole text in small letters. */
interface Searched {
  readonly text: string;
  readonly terms: readonly string[];
  readonly heading: readonly string[];
}

const isFormOf = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return true;
  const { differ, common } = FORM_LETTERS;
  return short.length >= common && long.length - short.length <= differ && long.startsWith(short);
};

/** Words of scripts without blanks are looked for wherever they stand. */
const timesIn = ({ text, terms }: Pick<Searched, 'text' | 'terms'>, wanted: string): number =>
  UNSPACED.test(wanted) ? text.split(wanted).length - 1 : terms.filter((term) => isFormOf(term, wanted)).length;

const isInHeading = ({ heading }: Searched, wanted: string): boolean => heading.some((term) => isFormOf(term, wanted));

/**
 * Ranks sources by the words that they share with a question (BM25), those in few sources counting more. Only words
 * tell: a synonym is another word.
 *
 * @param language  of the documents; function words of it and of English are not looked for
 */
export const matchesOf = (question: string, sources: readonly Source[], language: string): Match[] => {
  const searched = sources.map(({ text, section }): Searched => ({
    text: text.toLowerCase(),
    terms: termsOf(text),
    heading: termsOf(section),
  }));
  const rarity = rarityOf(wantedTerms(question, language), searched);
  const all = [...rarity.values()].reduce((sum, weight) => sum + weight, 0);
  const mean = searched.reduce((sum, { terms }) => sum + terms.length, 0) / searched.length;
  const wantsNumber = question.search(ASKS_FOR_NUMBER) >= 0;
  const own = searched.map((each) => {
    const score = scoreOf(each, { rarity, mean });
    return wantsNumber && /\p{N}/u.test(each.text) ? score * NUMBER_BONUS : score;
  });
  return sources
    .map((source, index) => {
      const beside = Math.max(own[index - 1] ?? 0, own[index + 1] ?? 0);
      const score = (own[index] ?? 0) + NEIGHBOUR_WEIGHT * beside;
      return { source, score, share: shareOf(searched[index], rarity) / all };
    })
    .filter(({ share }, index) => share > 0 && saysMore(searched[index], rarity))
    .toSorted((one, other) => other.score - one.score);
};

/** A heading that has but the words of the question answers nothing. */
const saysMore = (searched: Searched | undefined, rarity: ReadonlyMap<string, number>): boolean => {
  const rest = [...rarity.keys()].reduce((text, term) => text.replaceAll(term, ' '), searched?.text ?? '');
  return (
    UNSPACED.test(rest) ||
    (searched?.terms ?? []).some((term) => ![...rarity.keys()].some((one) => isFormOf(one, term)))
  );
};

/** The words of a question that tell what it is about. */
const wantedTerms = (question: string, language: string): readonly string[] => {
  const left = new Set([...functionWordsOf(language), ...functionWordsOf('en')]);
  return [...new Set(termsOf(question.replaceAll(ASKS_FOR_NUMBER, ' ')))].filter((term) => !left.has(term));
};

/** A word that no source has weighs as much as one that a single source has: nobody knows how rare it is. */
const rarityOf = (wanted: readonly string[], searched: readonly Searched[]): ReadonlyMap<string, number> =>
  new Map(
    wanted.map((term) => {
      const documentCount = Math.max(
        1,
        searched.filter((each) => timesIn(each, term) > 0 || isInHeading(each, term)).length,
      );
      return [term, Math.log(1 + (searched.length - documentCount + 0.5) / (documentCount + 0.5))];
    }),
  );

const scoreOf = (
  searched: Searched,
  { rarity, mean }: { readonly rarity: ReadonlyMap<string, number>; readonly mean: number },
): number => {
  const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * searched.terms.length) / mean;
  return [...rarity].reduce((sum, [term, weight]) => {
    const count = timesIn(searched, term);
    if (count === 0) return sum + (isInHeading(searched, term) ? HEADING_WEIGHT * weight : 0);
    return sum + (weight * count * (BM25_SATURATION + 1)) / (count + BM25_SATURATION * length);
  }, 0);
};

const shareOf = (searched: Searched | undefined, rarity: ReadonlyMap<string, number>): number =>
  [...rarity].reduce((sum, [term, weight]) => {
    if (!searched) return sum;
    if (timesIn(searched, term) > 0) return sum + weight;
    return isInHeading(searched, term) ? sum + HEADING_WEIGHT * weight : sum;
  }, 0);
