/** JSON with the keys of every object in order, so that equal documents are equal text. */
export const canonicalJson = (document: object): string => JSON.stringify(document, inKeyOrder);

const inKeyOrder = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};
