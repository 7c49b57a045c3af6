import { locale } from './language.js';

const calendar = { month: 'short', day: '2-digit', year: 'numeric' } as const;
const clock = { dateStyle: 'medium', timeStyle: 'short' } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const second = { ...minute, second: '2-digit' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale(), options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale(), options);
  formats.set(key, format);
  return format;
};

const day = { ...calendar, timeZone: 'UTC' } as const;
const monthDay = { month: 'short', day: '2-digit', timeZone: 'UTC' } as const;

/** A time that cannot be read stays as it came. */
const written = (iso: string, ...formatted: readonly Intl.DateTimeFormatOptions[]): string => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : formatted.map((options) => formatOf(options).format(at)).join(' ');
};

/** An instant for people, in their time zone. */
export const clockTime = (iso: string): string => written(iso, clock);

/** A day such as `2026-03-01` as MMM dd, yyyy. Requirement. */
export const dayText = (date: string): string => written(date, day);

/** {@link dayText} without the year. */
export const monthDayText = (date: string): string => written(date, monthDay);

/** An instant as MMM dd, yyyy HH:mm, in the reader's time zone. Requirement. */
export const minuteText = (iso: string): string => written(iso, calendar, minute);

/** An instant of today as HH:mm, another by its day; in the reader's time zone. */
export const timeOrDay = (iso: string): string => {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return written(iso, isToday ? minute : { month: 'short', day: '2-digit' });
};

/** {@link minuteText} to the second. */
export const secondText = (iso: string): string => written(iso, calendar, second);
