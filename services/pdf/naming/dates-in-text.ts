import { dateReadings, type DateReadings, type DayOrder } from '../exporting/sheets/date-cells.js';

/** As many words as a date has, at most: `31 de marzo de 2026`. */
const WORDS_MAX = 5;
const WORDS_LOOKED_AT = 4000;
const AROUND = /^[\s("'«“]+|[\s.,;:)"'»”]+$/gu;

/**
 * The first day that a text names, as in 2026-03-31; undefined where it names none, or only such as could be two.
 *
 * @param order  which number of `03/04/2026` is the day, where no other date of the text tells.
 */
export const firstDateIn = (lines: readonly string[], order: DayOrder | undefined): string | undefined => {
  const dates = datesIn(lines);
  const unambiguousOrder = dates.map(onlyOrder).find((one) => one !== undefined) ?? order;
  const isos = dates.map((readings) => {
    const ways = [readings['day-first'], readings['month-first']].flatMap((date) => date?.iso ?? []);
    return new Set(ways).size === 1 ? ways[0] : unambiguousOrder && readings[unambiguousOrder]?.iso;
  });
  return isos.find((iso) => iso !== undefined);
};

/** The order of day and month that a date tells by itself. */
const onlyOrder = (readings: DateReadings): DayOrder | undefined => {
  if (readings['day-first'] && readings['month-first']) return undefined;
  return readings['day-first'] ? 'day-first' : 'month-first';
};

const datesIn = (lines: readonly string[]): readonly DateReadings[] => {
  const readings: DateReadings[] = [];
  let left = WORDS_LOOKED_AT;
  for (const line of lines) {
    const words = line.split(/\s+/).slice(0, left);
    left -= words.length;
    readings.push(...words.flatMap((word, at) => (/\d|\p{Lu}/u.test(word) ? (dateAt(words, at) ?? []) : [])));
  }
  return readings;
};

const dateAt = (words: readonly string[], at: number): DateReadings | undefined => {
  for (let count = Math.min(WORDS_MAX, words.length - at); count > 0; count -= 1) {
    const text = words.slice(at, at + count).join(' ');
    const readings = dateReadings(text.replace(AROUND, ''));
    if (readings) return readings;
  }
  return undefined;
};
