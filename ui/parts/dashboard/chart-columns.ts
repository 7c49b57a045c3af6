import { DAY_MS } from '../../../contracts/durations.js';

const dayOf = (iso: string): string => iso.slice(0, 10);

/** The given number of days up to and including the last, the earliest first; `2026-03-01`, UTC. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    dayOf(new Date(Date.parse(dayOf(last)) - (count - 1 - at) * DAY_MS).toISOString()),
  );

/**
 * A range of days, including those without an entry, the earliest first.
 *
 * @param at  the time it is shown for; an entry of a later day moves the window, as where two clocks differ.
 */
export const windowOf = <Entry extends { readonly date: string }>(
  entries: readonly Entry[],
  at: string,
  count: number,
): readonly { readonly date: string; readonly entry: Entry | undefined }[] => {
  const known = new Map(entries.map((entry) => [entry.date, entry]));
  const last = [dayOf(at), ...known.keys()].toSorted().at(-1) ?? at;
  return daysUpTo(last, count).map((date) => ({ date, entry: known.get(date) }));
};

const ROUND = [2, 4, 6, 8, 10];

/** The upper end of a scale from 0: at least the maximum, and round, as is its half. */
export const scaleTop = (highest: number): number => {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(highest, 1))) - 1);
  return power * (ROUND.find((step) => step * power >= highest) ?? 10);
};
