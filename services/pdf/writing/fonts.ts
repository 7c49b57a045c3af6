import type { LanguageCode } from '../../../contracts/languages.js';

interface Script {
  /** The first that is here and has the letters is used. */
  readonly families: readonly string[];
  /** A letter of it. */
  readonly letter: RegExp;
  readonly install: string;
}

const CORE = 'apt-get install fonts-noto-core';
const CJK = 'apt-get install fonts-noto-cjk';

/** Sans fonts by the name of their family: Noto's, and what other systems bring along. */
const latin: Script = {
  families: ['Noto Sans', 'DejaVu Sans', 'Liberation Sans', 'Helvetica Neue', 'Arial'],
  letter: /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u,
  install: CORE,
};
const scripts: Readonly<Partial<Record<LanguageCode, Script>>> = {
  ar: {
    families: ['Noto Sans Arabic', 'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI', 'Arial'],
    letter: /\p{Script=Arabic}/u,
    install: CORE,
  },
  he: {
    families: ['Noto Sans Hebrew', 'Arial Hebrew', 'Segoe UI', 'Arial'],
    letter: /\p{Script=Hebrew}/u,
    install: CORE,
  },
  hi: {
    families: ['Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', 'Mangal'],
    letter: /\p{Script=Devanagari}/u,
    install: CORE,
  },
  zh: {
    families: ['Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei'],
    letter: /\p{Script=Han}/u,
    install: CJK,
  },
  ja: {
    families: ['Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic'],
    letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    install: CJK,
  },
  ko: {
    families: ['Noto Sans CJK KR', 'Apple SD Gothic Neo', 'Malgun Gothic'],
    letter: /\p{Script=Hangul}/u,
    install: CJK,
  },
};

/** The families of a language first, then those of all others: a document quotes. */
export const familiesFor = (language: LanguageCode): readonly string[] => [
  ...new Set([
    ...latin.families.slice(0, 1),
    ...(scripts[language]?.families ?? []),
    ...latin.families.slice(1),
    ...Object.values(scripts).flatMap(({ families }) => families),
  ]),
];

/** What must be installed where pieces of text could not be shown; undefined where the language's own letters can. */
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
