const TEXT_MAX = 300;
const ITEMS_MAX = 20;

/** What an administrator does not need to see to know what happened: texts that people typed, and passwords. */
const withheld: ReadonlySet<string> = new Set(['options', 'password']);

/** The data of an event that administrators see: without what is withheld, long texts and lists shortened. */
export const visibleData = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (name === 'password') return [['hasPassword', value !== null]];
      return withheld.has(name) ? [] : [[name, shortened(value)]];
    }),
  );

const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  if (Array.isArray(value)) {
    const more = value.length - ITEMS_MAX;
    return [...value.slice(0, ITEMS_MAX).map(shortened), ...(more > 0 ? [`and ${more} more`] : [])];
  }
  return typeof value === 'object' && value !== null ? visibleData(value) : value;
};
