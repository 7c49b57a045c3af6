const clock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const calendar = { month: 'short', day: '2-digit', year: 'numeric' } as const;
const dayAnywhere = new Intl.DateTimeFormat('en-US', { ...calendar, timeZone: 'UTC' });
const dayHere = new Intl.DateTimeFormat('en-US', calendar);
const second = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const minute = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const or = (format: (at: number) => string, iso: string): string => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : format(at);
};

/** An instant for people, in their time zone. */
export const clockTime = (iso: string): string => or((at) => clock.format(at), iso);

/** A day such as `2026-03-01` as MMM dd, yyyy. Requirement. */
export const dayText = (date: string): string => or((at) => dayAnywhere.format(at), date);

/** An instant as MMM dd, yyyy HH:mm, in the reader's time zone. Requirement. */
export const minuteText = (iso: string): string => or((at) => `${dayHere.format(at)} ${minute.format(at)}`, iso);

/** {@link minuteText} to the second. */
export const secondText = (iso: string): string => or((at) => `${dayHere.format(at)} ${second.format(at)}`, iso);
