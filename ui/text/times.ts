const clock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant for people, in their time zone. */
export const clockTime = (iso: string): string => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : clock.format(at);
};

/** The same for an instant so many milliseconds later. */
export const laterTime = (iso: string, ms: number): string => {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : clock.format(at + ms);
};
