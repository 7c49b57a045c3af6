/** The names of numbers that texts depend on, the first of a text before the others. */
const NUMBERS = ['n', 'count', 'minutes', 'seconds'] as const;

/** The name of the number that a text depends on where it has another wording for one thing than for many. */
export const countedIn = (text: string): string => NUMBERS.find((name) => text.includes(`{${name}}`)) ?? NUMBERS[0];
