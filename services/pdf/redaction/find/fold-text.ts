/** How a text is compared: without case and composition, or as a pattern sees it. */
export type Folding = 'text' | 'pattern';

/** Nothing is painted for them, or, as for a tatweel, only a longer line. */
const IGNORED = /\p{Default_Ignorable_Code_Point}|\u0640|\p{Cc}(?<!\s)/gu;
/** Vowels and accents of Hebrew and Arabic, which the same word is written with and without. */
const POINTS =
  /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u0652\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]/g;
const DASHES = /[\p{Pd}\u2027\u2043\u2212]/gu;
const SINGLE_QUOTES = /[\u2018-\u201B\u2032\u02BC\u00B4`]/g;
const DOUBLE_QUOTES = /[\u201C-\u201F\u2033\u00AB\u00BB]/g;

/** Printable ASCII but for the grave accent: only case and spaces can be folded in it. */
const PLAIN = /^[ -_a-~]*$/;

const plainPunctuation = (text: string): string =>
  text.replace(DASHES, '-').replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"');

/**
 * Text as it is compared: without case, ligatures, width and composition of letters, invisible characters, and the
 * many forms of dashes and quotes. Works piece by piece: folding parts gives the same as folding the whole.
 *
 * @see Unicode Standard Annex 15, normalization form KD
 */
export const folded = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase().replace(/ +/g, ' ')
    : plainPunctuation(text.replace(IGNORED, ''))
        .normalize('NFKD')
        .toLowerCase()
        .normalize('NFKD')
        .replace(/ß/g, 'ss')
        .replace(/ς/g, 'σ')
        .replace(POINTS, '')
        .replace(/\s+/g, ' ');

/** Text as patterns see it: letters keep their case and stay composed. */
export const normalised = (text: string): string =>
  PLAIN.test(text)
    ? text.replace(/ +/g, ' ')
    : plainPunctuation(text.replace(IGNORED, '')).normalize('NFKC').replace(/\s+/g, ' ');

export const foldFor: Readonly<Record<Folding, (text: string) => string>> = { text: folded, pattern: normalised };

/**
 * A hyphen inside a word, which one reader takes for a place where the word may be cut and the next for a letter. What
 * patterns ask for is often a number with letters between dashes, so there it has small letters on both sides.
 */
export const HYPHEN_IN_WORD: Readonly<Record<Folding, RegExp>> = {
  text: /(?<=\p{L}\p{M}*)-(?=\p{L})/gu,
  pattern: /(?<=\p{Ll}\p{M}*)-(?=\p{Ll})/gu,
};

/** Without the hyphens inside its words; the text is folded already. */
export const withoutWordHyphens = (text: string, folding: Folding): string => text.replace(HYPHEN_IN_WORD[folding], '');

/** Every way in which a text is compared. Whatever looks for a text in a page, a string or a stream goes by it. */
export const comparedForms = (text: string, folding: Folding): readonly string[] => {
  const whole = foldFor[folding](text);
  return [...new Set([whole, withoutWordHyphens(whole, folding)])];
};

/** Nothing but what every view of a text has, whatever its gaps and ends of lines. */
export const lettersOf = (text: string): string => text.replace(/[\s-]+/g, '');
