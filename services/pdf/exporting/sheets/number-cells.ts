/** The sign before the fraction of a number. */
export type DecimalSign = 'point' | 'comma';

/** A number as a sheet holds it. */
export interface SheetNumber {
  readonly value: number;
  /** As Excel writes it, such as `#,##0.00`. */
  readonly format: string;
}

/**
 * The numbers that a text may mean where the decimal sign is a point, and where it is a comma; undefined where it is no
 * number then.
 */
export type NumberReadings = Readonly<Record<DecimalSign, SheetNumber | undefined>>;

/** Excel holds no more digits; numbers of accounts and parts are longer. */
const DIGITS_MAX = 15;

const MONEY = String.raw`[A-Z]{0,2}\p{Sc}|EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|RUB|PLN|CZK|SEK|NOK|DKK|HUF|TRY|BRL|AUD|CAD|NZD|MXN|ZAR|SAR|AED|EGP|ILS|KRW|kr\.?|zł|Kč|Ft|Fr\.`;
const SIGNS = String.raw`[-+\u2212\u2013]`;
const PARTS = new RegExp(
  String.raw`^(?<open>\()?\s?(?<sign>${SIGNS})?\s?(?<before>(?:${MONEY})\s?)?(?<inner>${SIGNS})?` +
    String.raw`(?<digits>\d(?:[\d.,'\u2019\u00a0\u202f\u2009 ]*\d)?)` +
    String.raw`(?:\s?(?<percent>%)|(?<after>\s?(?:${MONEY})))?(?<behind>[-\u2212])?\s?(?<close>\))?$`,
  'u',
);

const GROUPS = String.raw`[1-9]\d{0,2}`;
/** Thousands parted by the other sign, by a blank or by an apostrophe; hundreds of thousands as in India. */
const shapes: Readonly<Record<DecimalSign, RegExp>> = {
  point: new RegExp(
    String.raw`^(?:0|[1-9]\d*|${GROUPS}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3}|${GROUPS}(?:[\u00a0\u202f\u2009 ]\d{3})+|${GROUPS}(?:['\u2019]\d{3})+)(?:\.\d+)?$`,
  ),
  comma: new RegExp(
    String.raw`^(?:0|[1-9]\d*|${GROUPS}(?:\.\d{3})+|${GROUPS}(?:[\u00a0\u202f\u2009 ]\d{3})+|${GROUPS}(?:['\u2019]\d{3})+)(?:,\d+)?$`,
  ),
};
const fractionSigns: Readonly<Record<DecimalSign, string>> = { point: '.', comma: ',' };

/** Digits of all scripts as those from 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => String(((digit.codePointAt(0) ?? 0) - zeroOf(digit)) % 10));

const zeroOf = (digit: string): number =>
  [0x660, 0x6f0, 0x966, 0xff10].find((zero) => (digit.codePointAt(0) ?? 0) - zero < 10) ?? 0;

/** Both ways in which a cell may be read as a number; undefined where it is none. */
export const numberReadings = (cell: string): NumberReadings | undefined => {
  const plain = withPlainDigits(cell.trim());
  const isArabic = /[٫٬]/u.test(plain);
  const parts = PARTS.exec(plain.replaceAll('٫', '.').replaceAll('٬', ','))?.groups;
  if (!parts || (parts['open'] === undefined) !== (parts['close'] === undefined)) return undefined;
  const point = numberOf(parts, 'point');
  const comma = isArabic ? point : numberOf(parts, 'comma');
  return point || comma ? { point, comma } : undefined;
};

type Parts = Readonly<Record<string, string | undefined>>;

const numberOf = (parts: Parts, sign: DecimalSign): SheetNumber | undefined => {
  const { digits = '', percent } = parts;
  if (!shapes[sign].test(digits)) return undefined;
  const [whole = '', fraction = ''] = digits.split(fractionSigns[sign]);
  const plain = whole.replace(/\D/g, '');
  if (plain.length + fraction.length > DIGITS_MAX) return undefined;
  const isNegative = parts['open'] !== undefined || [parts['sign'], parts['inner'], parts['behind']].some(isMinus);
  const value = Number(`${isNegative ? '-' : ''}${plain}.${fraction || '0'}e${percent === undefined ? 0 : -2}`);
  return { value, format: formatOf(parts, plain !== whole, fraction.length) };
};

const isMinus = (sign: string | undefined): boolean => sign !== undefined && sign !== '+';

/** As the document shows it; Excel puts the signs of its own language for point and comma. */
const formatOf = ({ percent, before, after }: Parts, isGrouped: boolean, decimals: number): string => {
  const number = `${isGrouped ? '#,##0' : '0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  if (percent !== undefined) return `${number}%`;
  return `${before === undefined ? '' : `"${before}"`}${number}${after === undefined ? '' : `"${after}"`}`;
};
