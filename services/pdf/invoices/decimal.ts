/** Digits behind the point that sums are worked out with. */
const FRACTION_DIGITS = 12;
const ONE = 10n ** BigInt(FRACTION_DIGITS);
const DECIMAL = /^([+-]?)(\d{0,24})(?:\.(\d{0,24}))?$/;

/** A decimal number, exactly; undefined where a text is none. */
export const decimalIn = (text: string): bigint | undefined => {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole + fraction === '') return undefined;
  const value = BigInt(whole || '0') * ONE + BigInt(fraction.padEnd(FRACTION_DIGITS, '0').slice(0, FRACTION_DIGITS));
  return sign === '-' ? -value : value;
};

export const times = (one: bigint, other: bigint): bigint => (one * other) / ONE;

/** Undefined for a division by nothing. */
export const dividedBy = (one: bigint, other: bigint): bigint | undefined =>
  other === 0n ? undefined : (one * ONE) / other;

export const sumOf = (some: readonly (bigint | undefined)[]): bigint =>
  some.reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n);

/** Whether two numbers are apart by more than so much, such as `0.01`. */
export const areApart = (one: bigint, other: bigint, by: string): boolean => {
  const difference = one > other ? one - other : other - one;
  return difference > (decimalIn(by) ?? 0n);
};

/** With two digits at least, and no more than it needs. */
export const decimalText = (value: bigint): string => {
  const size = value < 0n ? -value : value;
  const fraction = (size % ONE).toString().padStart(FRACTION_DIGITS, '0').replace(/0+$/, '').padEnd(2, '0');
  return `${value < 0n ? '-' : ''}${size / ONE}.${fraction}`;
};
