import { dateReadings, type DayOrder, type SheetDate } from './date-cells.js';
import { numberReadings, type DecimalSign, type SheetNumber } from './number-cells.js';

/** The value of a cell of a sheet. */
export type CellValue =
  | ({ readonly kind: 'number' } & SheetNumber)
  | ({ readonly kind: 'date' } & SheetDate)
  | {
      readonly kind: 'text';
      readonly text: string;
      /** It is a number or a date, and there are two of them that it may be. */
      readonly unsure?: 'number' | 'date';
    };

/** How the numbers and dates of a document are written; undefined where nothing tells. */
export interface Notation {
  readonly decimal: DecimalSign | undefined;
  readonly days: DayOrder | undefined;
}

/** The order that most dates of a column tell has to hold for so large a share of those that tell one. */
const SHARE_MIN = 0.8;

/**
 * How a document writes its numbers and dates, told by those cells that can only be read in one way: `1.234,56` has a
 * comma, `31/12/2026` has the day first. Where there is none, the language tells.
 */
export const notationOf = (
  cells: readonly string[],
  { language, decimal }: { readonly language: string | undefined; readonly decimal: DecimalSign | 'auto' },
): Notation => ({
  decimal: decimal === 'auto' ? (unambiguous(cells, numberReadings, decimalIn(language)) ?? undefined) : decimal,
  days: unambiguous(cells, dateReadings, dayOrderIn(language)),
});

const unambiguous = <Way extends string>(
  cells: readonly string[],
  read: (cell: string) => Readonly<Record<Way, object | undefined>> | undefined,
  byLanguage: Way | undefined,
): Way | undefined => {
  const ways = cells.flatMap((cell) => {
    const readings = read(cell);
    const valid = readings ? (Object.keys(readings) as Way[]).filter((way) => readings[way]) : [];
    return valid.length === 1 ? valid : [];
  });
  if (ways.length === 0) return byLanguage;
  return ways.find((way) => ways.filter((other) => other === way).length >= SHARE_MIN * ways.length);
};

/** Spanish and Arabic have a comma in one country and a point in another. */
const decimalIn = (language: string | undefined): DecimalSign | undefined => {
  if (language === undefined || /^(?:es|ar)$/i.test(language) || !isKnown(language)) return undefined;
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value;
  return sign === ',' ? 'comma' : sign === '.' ? 'point' : undefined;
};

/** English has the month first in America only. */
export const dayOrderIn = (language: string | undefined): DayOrder | undefined => {
  if (language === undefined || /^en$/i.test(language) || !isKnown(language)) return undefined;
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  const [first] = parts.filter((type) => type === 'day' || type === 'month' || type === 'year');
  return first === 'day' ? 'day-first' : first === 'month' ? 'month-first' : undefined;
};

const isKnown = (language: string): boolean =>
  /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language) && Intl.NumberFormat.supportedLocalesOf(language).length > 0;

/** A cell as a number or a date where there is no doubt, else as the text that it is. */
export const valueOf = (text: string, { decimal, days }: Notation): CellValue => {
  const dates = dateReadings(text);
  if (dates) {
    const date = days ? dates[days] : sameIn(dates['day-first'], dates['month-first'], ({ iso }) => iso);
    return date ? { kind: 'date', ...date } : { kind: 'text', text, unsure: 'date' };
  }
  const numbers = numberReadings(text);
  if (!numbers) return { kind: 'text', text };
  const number = decimal ? numbers[decimal] : sameIn(numbers.point, numbers.comma, ({ value }) => value);
  return number ? { kind: 'number', ...number } : { kind: 'text', text, unsure: 'number' };
};

/** The one reading that there is, or both where they say the same. */
const sameIn = <Reading>(
  one: Reading | undefined,
  other: Reading | undefined,
  meaning: (reading: Reading) => unknown,
): Reading | undefined => {
  if (!one || !other) return one ?? other;
  return meaning(one) === meaning(other) ? one : undefined;
};
