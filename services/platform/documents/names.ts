const checked = (name: string, shape: RegExp): string => {
  if (!shape.test(name)) throw new TypeError(`${JSON.stringify(name)} cannot be the name of a field or collection`);
  return name;
};

/** Names become part of queries, so nothing that needs a quote is a name. @throws TypeError */
export const checkedField = (name: string): string => checked(name, /^[a-zA-Z][a-zA-Z0-9]*$/);

/** @throws TypeError */
export const checkedCollection = (name: string): string => checked(name, /^[a-z][a-z0-9-]*$/);

/** @throws RangeError */
export const checkedLimit = (limit: number): number => {
  if (!Number.isSafeInteger(limit) || limit < 1) throw new RangeError(`limit: ${limit} is not a number from 1`);
  return limit;
};
