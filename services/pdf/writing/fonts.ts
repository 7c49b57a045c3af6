import type { LanguageCode } from '../../../contracts/languages.js';
import { cjkRegionOf, type CjkRegion } from '../text/font-families.js';

interface Script {
  /** A letter of it. */
  readonly letter: RegExp;
  readonly install: string;
}

const CORE = 'apt-get install fonts-noto-core';
const CJK = 'apt-get install fonts-noto-cjk';

const latin: Script = { letter: /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u, install: CORE };
const scripts: Readonly<Partial<Record<LanguageCode, Script>>> = {
  ar: { letter: /\p{Script=Arabic}/u, install: CORE },
  he: { letter: /\p{Script=Hebrew}/u, install: CORE },
  hi: { letter: /\p{Script=Devanagari}/u, install: CORE },
  zh: { letter: /\p{Script=Han}/u, install: CJK },
  ja: { letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, install: CJK },
  ko: { letter: /\p{Script=Hangul}/u, install: CJK },
};

const regions: Readonly<Partial<Record<LanguageCode, CjkRegion>>> = { zh: 'SC', ja: 'JP', ko: 'KR' };

/** Whose shapes the Chinese characters of a document have. */
export const regionFor = (language: LanguageCode, text: string): CjkRegion => regions[language] ?? cjkRegionOf(text);

/** The fonts to install where pieces of text could not be shown; undefined where the language's own letters can. */
export const installFor = (language: LanguageCode, missing: readonly string[]): string | undefined => {
  const { letter, install } = scripts[language] ?? latin;
  return missing.some((text) => letter.test(text)) ? install : undefined;
};

export const isRightToLeft = (language: LanguageCode): boolean => language === 'ar' || language === 'he';

/** As the typesetter calls it: Bokmål has hyphenation rules, Norwegian has none. */
export const typesetterLanguage = (language: LanguageCode): string => (language === 'no' ? 'nb' : language);

const RTL_LETTERS = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]';
const RTL_FIRST = new RegExp(`^\\P{L}*${RTL_LETTERS}`, 'u');

/** Whether a text is read from the right: by its first letter, else as its language is. */
export const runsFromRight = (text: string, language: LanguageCode): boolean =>
  /\p{L}/u.test(text) ? RTL_FIRST.test(text) : isRightToLeft(language);
