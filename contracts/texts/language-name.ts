import { languageNames, type LanguageCode } from '../languages.js';
import type { ScreenLanguage } from '../screen-languages.js';

/** Whether a code is that of a language that a document may be in. */
export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageNames, code);

/** A language such as `de` as another one calls it: `German`, `Deutsch`, `allemand`. Other codes stay as they are. */
export const languageNameIn = (language: ScreenLanguage, code: string): string => {
  if (!isLanguage(code)) return code;
  if (language === 'en') return languageNames[code];
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? languageNames[code];
};

/** The code of a language by its English name, such as `de` for `German`. */
export const languageCodeOf = (name: string): LanguageCode | undefined =>
  Object.keys(languageNames)
    .filter(isLanguage)
    .find((code) => languageNames[code] === name);
