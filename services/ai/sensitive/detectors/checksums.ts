const digit = (text: string, at: number): number => text.charCodeAt(at) - 48;

/** Luhn's check digit. @see ISO/IEC 7812-1, annex B */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let at = digits.length - 1, twice = false; at >= 0; at -= 1, twice = !twice) {
    const value = digit(digits, at) * (twice ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/** Sum of the first digits, each times its weight. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * digit(digits, at), 0);

const MULTIPLIED = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const PERMUTED = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Verhoeff's check digit. */
export const passesVerhoeff = (digits: string): boolean => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    let value = digit(digits, digits.length - 1 - place);
    for (let times = 0; times < place % 8; times += 1) value = PERMUTED[value] ?? 0;
    sum = MULTIPLIED[sum]?.[value] ?? 0;
  }
  return sum === 0;
};

/** A check digit that two steps of modulo 11 and 10 make. @see ISO/IEC 7064, MOD 11,10 */
export const passesMod11And10 = (digits: string): boolean => {
  let product = 10;
  for (let at = 0; at < digits.length - 1; at += 1) {
    const sum = (digit(digits, at) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digit(digits, digits.length - 1);
};

/** Whether six digits are a date: year and month and day in this order. */
export const isDate = (day: string, month: string): boolean =>
  Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
