import * as lists from 'stopword';
import type { LanguageCode } from '../../../contracts/languages.js';
import { termsOf } from './terms.js';

const listOf: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: lists.eng,
  es: lists.spa,
  fr: lists.fra,
  de: lists.deu,
  it: lists.ita,
  pt: lists.por,
  ru: lists.rus,
  zh: lists.zho,
  ja: lists.jpn,
  ko: lists.kor,
  ar: lists.ara,
  hi: lists.hin,
  nl: lists.nld,
  pl: lists.pol,
  tr: lists.tur,
  sv: lists.swe,
  no: lists.nob,
  da: lists.dan,
  fi: lists.fin,
  el: lists.ell,
  he: lists.heb,
};

/** Missing from the list, and in every text. */
const MORE_FUNCTION_WORDS: Partial<Record<LanguageCode, string>> = {
  en:
    'also another any because been before being between both but can cannot could did does done down each either else ' +
    'even ever every few first further had has have having here him himself how however its itself just let like made ' +
    'make many may might more most much must never next nor not now off often once one only other others our out over ' +
    'own same see several shall should since some still such than that their theirs them then there these they thing ' +
    'things this those though through thus too two under until upon use used uses using very want was way well were ' +
    'what when where whether which while who whom whose why will with within without would yet you your',
};

/** Words that hold sentences of a language together and tell nothing by themselves, as terms. */
export const functionWordsOf = (language: string): ReadonlySet<string> => {
  if (!Object.hasOwn(listOf, language)) return new Set();
  const code = language as LanguageCode;
  return new Set(termsOf([...listOf[code], MORE_FUNCTION_WORDS[code] ?? ''].join(' ')));
};

const WIDESPREAD: readonly LanguageCode[] = ['en', 'de', 'fr', 'es'];
const common = new Map<string, ReadonlySet<string>>();

/** The same words as they are written; of a language that is not known, those of the languages most documents are in. */
export const commonWordsOf = (language: string): ReadonlySet<string> => {
  const known = common.get(language);
  if (known) return known;
  const codes = Object.hasOwn(listOf, language) ? [language as LanguageCode] : WIDESPREAD;
  const words = new Set(codes.flatMap((code) => [...listOf[code], ...(MORE_FUNCTION_WORDS[code] ?? '').split(' ')]));
  words.delete('');
  common.set(language, words);
  return words;
};
