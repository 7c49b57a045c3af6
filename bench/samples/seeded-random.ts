/** From 0 up to 1. */
export type Random = () => number;

/** The same numbers for the same seed (mulberry32), so that every run measures the same files. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const LETTERS = 'etaoinshrdlcumwfgypbvk';

const word = (random: Random): string => {
  const length = 2 + Math.floor(random() ** 2 * 9);
  return Array.from({ length }, () => LETTERS.charAt(Math.floor(random() ** 1.7 * LETTERS.length))).join('');
};

/** Words of no language with the letters of one, up to this many characters. */
export const lineOf = (random: Random, characters: number): string => {
  let line = word(random);
  for (let next = word(random); line.length + next.length < characters; next = word(random)) line += ` ${next}`;
  return line;
};
