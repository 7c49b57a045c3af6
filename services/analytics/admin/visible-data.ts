const TEXT_MAX = 300;
const ITEMS_MAX = 20;

/** What an administrator need not see of an event to know what happened: what people typed, and what opens things. */
const withheld: ReadonlySet<string> = new Set(['options', 'password']);

/** Data of an event as it is shown: without what is withheld, long texts and lists cut. */
export const shown = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (name === 'password') return [['hasPassword', value !== null]];
      return withheld.has(name) ? [] : [[name, cut(value)]];
    }),
  );

const cut = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  if (Array.isArray(value)) {
    const more = value.length - ITEMS_MAX;
    return [...value.slice(0, ITEMS_MAX).map(cut), ...(more > 0 ? [`and ${more} more`] : [])];
  }
  return typeof value === 'object' && value !== null ? shown(value) : value;
};
