/** A machine's state as words, such as `choosing.empty`; parts that run side by side have a space between them. */
export const stateWords = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([name, inner]) => `${name}.${stateWords(inner)}`)
        .join(' ');
