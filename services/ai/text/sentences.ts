import { abbreviationsOf } from './abbreviations.js';
import { commonWordsOf } from './function-words.js';

const ENDS_IN_POINT = /(?:^|[^\p{L}\p{N}.°-])([\p{L}][\p{L}.°º-]*)\.["'”»’)\]]*\s*$/u;
const HAS_POINT = /\.["'”»’)\]]*\s*$/;
const SINGLE_LETTER = /^\p{L}$/u;
const ENDS_IN_ORDINAL = /(?:^|\s)\d{1,2}\.\s*$/;
const STARTS_SMALL = /^["'“„«([]*\p{Ll}/u;
const STARTS_WITH_NUMBER = /^["'“„«([]*(?:\d|[IVXLC]+\b)/u;
const STOPS = /[!?。！？؟।]["'”»’)\]]*\s*$/u;
/** Scripts that put no blank behind a sentence. */
const UNSPACED_STOP = /[。！？]["'”»’)\]」』]*$/u;
const ENDS = /[.!?:;。！？؟।][)\]"'”»’]*$/u;
const FIRST_WORD = /^["'“„«([]*([\p{L}’']+)/u;

/** Whether a segment begins with a word that begins many sentences and hardly a name: `The`, `Wir`. */
export const beginsAnew = (after: string, language: string): boolean => {
  const word = FIRST_WORD.exec(after)?.[1];
  return (
    word !== undefined && word.length > 1 && /^\p{Lu}/u.test(word) && commonWordsOf(language).has(word.toLowerCase())
  );
};

/** Whether what follows belongs to the same sentence, whatever Unicode's rules say. */
const goesOn = (before: string, after: string, language: string): boolean => {
  if (!/\s$/.test(before) && !UNSPACED_STOP.test(before)) return true; // as in `the file .profile`
  if (!HAS_POINT.test(before)) return STARTS_SMALL.test(after) && !STOPS.test(before);
  return STARTS_SMALL.test(after) || isAbbreviated(before, after, language);
};

const isAbbreviated = (before: string, after: string, language: string): boolean => {
  const { leads, counts, trails, ordinals } = abbreviationsOf(language);
  const word = lastWordOf(before);
  if (leads.has(word) || (counts.has(word) && STARTS_WITH_NUMBER.test(after))) return true;
  const mayGoOn = SINGLE_LETTER.test(word) || trails.has(word) || (ordinals && ENDS_IN_ORDINAL.test(before));
  return mayGoOn && !beginsAnew(after, language);
};

/** Before the point at the end; '' where there is none. */
const lastWordOf = (text: string): string => ENDS_IN_POINT.exec(text)?.[1]?.toLowerCase() ?? '';

/** Whether a text that is cut here was cut in the middle of a sentence. */
export const isOpen = (text: string, language = 'und'): boolean =>
  !ENDS.test(text) || abbreviationsOf(language).leads.has(lastWordOf(text));

const segmenters = new Map<string, Intl.Segmenter>();

const segmenterOf = (language: string): Intl.Segmenter => {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(language === 'unknown' ? 'und' : language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return segmenter;
};

/** The sentences of a paragraph, without the blanks around them; an abbreviation's point ends none. */
export const sentencesOf = (paragraph: string, language = 'und'): string[] => {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenterOf(language).segment(paragraph.replaceAll(/\s+/g, ' '))) {
    if (open !== '' && !goesOn(open, segment, language)) {
      sentences.push(open.trim());
      open = '';
    }
    open += segment;
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== '');
};
