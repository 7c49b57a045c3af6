/** A machine's state as text, such as `choosing.empty`; parallel states are separated by a space. */
export const stateWords = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([name, inner]) => `${name}.${stateWords(inner)}`)
        .join(' ');
