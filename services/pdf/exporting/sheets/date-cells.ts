import { withPlainDigits } from './number-cells.js';

/** Which of two numbers comes first in a date. */
export type DayOrder = 'day-first' | 'month-first';

/** A day as a sheet holds it. */
export interface SheetDate {
  /** As in 2026-03-31. */
  readonly iso: string;
  /** As Excel writes it, such as `dd.mm.yyyy`. */
  readonly format: string;
}

/** The days that a text may mean in either order; undefined where there is no such day. */
export type DateReadings = Readonly<Record<DayOrder, SheetDate | undefined>>;

/** Excel counts the days from 1900 on, with one too many until March. */
const YEAR_MIN = 1901;
/** Two digits mean a year from 1930 to 2029, as Excel reads them. */
const CENTURY_TURN = 30;

/** Languages whose names of months are known. */
const NAMED = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'nb',
  'ro',
  'tr',
  'ru',
  'uk',
  'el',
  'ar',
];

/** Both ways in which a cell may be read as a date; undefined where it is none. */
export const dateReadings = (cell: string): DateReadings | undefined => {
  const text = withPlainDigits(cell.trim());
  return yearFirst(text) ?? numbersOnly(text) ?? withMonthName(text);
};

const alike = (date: SheetDate | undefined): DateReadings | undefined =>
  date && { 'day-first': date, 'month-first': date };

const yearFirst = (text: string): DateReadings | undefined => {
  const [, year, sign, month, day] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined && sign !== undefined) {
    return alike(dateOf([year, month, day], sign === '-' ? 'yyyy-mm-dd' : `yyyy${sign}mm${sign}dd`));
  }
  const [, ...eastern] = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/u.exec(text) ?? [];
  return eastern.length > 0 ? alike(dateOf(eastern, 'yyyy-mm-dd')) : undefined;
};

/** With points the day always comes first; two digits of a year need two of the others, or a number of a chapter would do. */
const numbersOnly = (text: string): DateReadings | undefined => {
  const [, day, month, year] =
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? /^(\d\d)\.(\d\d)\.(\d\d)$/.exec(text) ?? [];
  if (day !== undefined) return alike(dateOf([year, month, day], 'dd.mm.yyyy'));
  const [, one, sign, other, last] = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|(?<=\/)\d\d)$/.exec(text) ?? [];
  if (one === undefined || sign === undefined) return undefined;
  const dayFirst = dateOf([last, other, one], `dd${sign}mm${sign}yyyy`);
  const monthFirst = dateOf([last, one, other], `mm${sign}dd${sign}yyyy`);
  return dayFirst || monthFirst ? { 'day-first': dayFirst, 'month-first': monthFirst } : undefined;
};

const DAY_AND_NAME = /^(\d{1,2})(?:\.|er|st|nd|rd|th|º)?[\s-](?:de\s)?(\p{L}[\p{L}\p{M}]+)\.?,?[\s-](?:de\s)?(\d{4})$/u;
const NAME_AND_DAY = /^(\p{L}[\p{L}\p{M}]+)\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u;

const withMonthName = (text: string): DateReadings | undefined => {
  const [, day, name, year] = DAY_AND_NAME.exec(text) ?? [];
  const [, first, second, last] = NAME_AND_DAY.exec(text) ?? [];
  const month = monthNames().get((name ?? first ?? '').toLowerCase());
  if (month === undefined) return undefined;
  return alike(dateOf([year ?? last, String(month), day ?? second], 'd mmmm yyyy'));
};

let known: ReadonlyMap<string, number> | undefined;

const monthNames = (): ReadonlyMap<string, number> => (known ??= new Map(NAMED.flatMap(monthNamesIn)));

/** As they stand beside a day, long and short. */
const monthNamesIn = (language: string): [string, number][] =>
  (['long', 'short'] as const).flatMap((length) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: length, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2001, month, 1));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [name.toLowerCase().replace(/\.$/, ''), month + 1];
    });
  });

const dateOf = (parts: readonly (string | undefined)[], format: string): SheetDate | undefined => {
  const [given = 0, month = 0, day = 0] = parts.map(Number);
  const year = given < 100 ? given + (given < CENTURY_TURN ? 2000 : 1900) : given;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < YEAR_MIN || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return { iso: date.toISOString().slice(0, 10), format };
};
