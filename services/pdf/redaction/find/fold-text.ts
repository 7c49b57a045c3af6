const IGNORED = /\p{Default_Ignorable_Code_Point}|\p{Cc}(?<!\s)/gu;
const DASHES = /[\u2010-\u2015\u2212\u2043\uFE58\uFE63\uFF0D]/g;
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
        .replace(/\s+/g, ' ');

/** Text as patterns see it: letters keep their case and stay composed. */
export const normalised = (text: string): string =>
  PLAIN.test(text)
    ? text.replace(/ +/g, ' ')
    : plainPunctuation(text.replace(IGNORED, '')).normalize('NFKC').replace(/\s+/g, ' ');
