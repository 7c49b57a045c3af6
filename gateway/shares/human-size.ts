import type { ScreenLanguage } from '../../contracts/screen-languages.js';

const SIZE_UNITS = ['B', 'KB', 'MB', 'GB'] as const;
/** French has its own. */
const FRENCH_SIZE_UNITS = ['o', 'Ko', 'Mo', 'Go'] as const;

/** Around a size among words that run from right to left. */
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const END_OF_ISOLATE = '\u2069';

/** Formats are cached by language and digits: making one takes longer than writing a thousand numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: ScreenLanguage, digits: 0 | 1): Intl.NumberFormat => {
  const key = `${language} ${digits}`;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
};

/** Writes bytes for people, such as `4.0 MB`, with the decimal sign of their language. */
export const humanSize = (language: ScreenLanguage, bytes: number): string => {
  const power = Math.min(SIZE_UNITS.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const digits = power === 0 ? 0 : 1;
  const unit = (language === 'fr' ? FRENCH_SIZE_UNITS : SIZE_UNITS)[power] ?? '';
  const size = `${formatOf(language, digits).format(bytes / 1024 ** power)} ${unit}`;
  return language === 'ar' ? LEFT_TO_RIGHT_ISOLATE + size + END_OF_ISOLATE : size;
};
