import type { ScreenLanguage } from '../../contracts/screen-languages.js';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
/** French has its own. */
const FRENCH = ['o', 'Ko', 'Mo', 'Go'] as const;

/** Around a size among words that run from right to left. */
const LEFT_TO_RIGHT = '\u2066';
const AS_BEFORE = '\u2069';

/** Bytes for people, such as `4.0 MB`, with the decimal sign of their language. */
export const humanSize = (language: ScreenLanguage, bytes: number): string => {
  const power = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const digits = power === 0 ? 0 : 1;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  const unit = (language === 'fr' ? FRENCH : UNITS)[power] ?? '';
  const size = `${(bytes / 1024 ** power).toLocaleString(language, format)} ${unit}`;
  return language === 'ar' ? LEFT_TO_RIGHT + size + AS_BEFORE : size;
};
