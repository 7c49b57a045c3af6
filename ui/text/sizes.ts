import { locale } from './language.js';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
/** French has its own. */
const FRENCH = ['o', 'Ko', 'Mo', 'Go'] as const;
/** Around a size among words that run from right to left, whose number and unit would change places. */
const LEFT_TO_RIGHT = '\u2066';
const AS_BEFORE = '\u2069';

/** Bytes for people, such as `4.0 MB`. */
export const humanSize = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const unit = (locale() === 'fr' ? FRENCH : UNITS)[power] ?? '';
  const digits = power === 0 ? 0 : 1;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  const size = `${(bytes / 1024 ** power).toLocaleString(locale(), format)} ${unit}`;
  return locale() === 'ar' ? LEFT_TO_RIGHT + size + AS_BEFORE : size;
};
