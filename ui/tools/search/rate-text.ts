/** As it is compared: in lower case, without accents, with single blanks. */
export const comparable = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** Whether a query begins a word of a text; both are comparable. */
export const startsWord = (text: string, query: string): boolean => ` ${text}`.includes(` ${query}`);

/** How well a text answers a query, of at most 6; 0 for not at all. Both are {@link comparable}. */
export const rateOf = (text: string, query: string): number => {
  if (text === query) return 6;
  if (text.startsWith(query)) return 5;
  if (startsWord(text, query)) return 4;
  return text.includes(query) ? 2 : 0;
};
