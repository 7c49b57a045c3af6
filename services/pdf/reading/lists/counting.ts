const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const ROMAN = /^[ivx]+$/;
const STEPS_SHARE = 0.6;
const MARKERS_MIN = 3;

/** Whether bare numbers or letters count something: nearly each is one more than the last, or begins anew. */
export const countOn = (markers: readonly string[]): boolean => {
  if (markers.length < MARKERS_MIN) return false;
  const numbers = markers.map(numbersOf);
  const steps = numbers.slice(1).filter((now, at) => {
    const before = numbers[at] ?? [];
    return now.some((number) => number === 1 || before.includes(number - 1));
  });
  return steps.length >= STEPS_SHARE * (markers.length - 1);
};

/** A letter may be a Roman number too. */
const numbersOf = (marker: string): number[] => {
  if (/^\d+$/.test(marker)) return [Number(marker)];
  const small = marker.toLowerCase();
  const letter = small.length === 1 ? [ALPHABET.indexOf(small) + 1] : [];
  return ROMAN.test(small) ? [...letter, romanOf(small)] : letter;
};

/** The Roman number of small letters. */
export const romanOf = (roman: string): number => {
  const values = Array.from(roman, (digit) => DIGITS[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};
