import { languageNames } from '../../../contracts/languages.js';

const MONTHS_PER_YEAR = 12;

/** The names of the months in every language that Docket knows, as they stand in dates and alone, in small letters. */
const months: ReadonlySet<string> = new Set(
  Object.keys(languageNames).flatMap((language) =>
    [{ month: 'long', day: 'numeric' } as const, { month: 'long' } as const].flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, style);
      return Array.from({ length: MONTHS_PER_YEAR }, (_, month) => {
        const parts = format.formatToParts(new Date(2024, month, 2));
        return parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '';
      });
    }),
  ),
);

const YEAR_PATTERN = String.raw`(?:1\d{3}|20\d{2})`;
const DATE_PATTERN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])\d{1,2}\.?(?:\s(?:de|of))?\s(?<before>\p{L}[\p{L}\p{M}]{2,11})\.?,?(?:\sde|\sof)?\s${YEAR_PATTERN}(?!\p{N})`,
    String.raw`(?<![\p{L}\p{N}])(?<after>\p{L}[\p{L}\p{M}]{2,11})\s\d{1,2},\s${YEAR_PATTERN}(?!\p{N})`,
    String.raw`(?<![\p{N}-])${YEAR_PATTERN}-\d{2}-\d{2}(?![\p{N}-])`,
    String.raw`(?<!\p{N})${YEAR_PATTERN}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]`,
  ].join('|'),
  'gu',
);

export const isMonth = (word: string): boolean => months.has(word.toLowerCase());

/** Dates to the day, with where they begin. */
export const datesIn = (sentence: string): { readonly text: string; readonly start: number }[] =>
  [...sentence.matchAll(DATE_PATTERN)]
    .filter(({ groups }) => {
      const month = groups?.['before'] ?? groups?.['after'];
      return month === undefined || isMonth(month);
    })
    .map(({ 0: text, index }) => ({ text, start: index }));
