import { isDate, passesLuhn, passesMod11And10, passesVerhoeff, weighted } from './checksums.js';
import { before, digitsOf, distanceTo, named, spansOf, type Detector, type Span } from './detector.js';

const SSN = /(?<![\p{L}\p{N}.#/-])(?!000|666|9)\d{3}([- ]?)(?!00)\d{2}\1(?!0000)\d{4}(?![\p{L}\p{N}]|[-/.]\d)/gu;
const SSN_WORDS = named('ssn', 'social security', 'social security number', 'social security no', 'soc\\.? ?sec');
const OTHER_NUMBERS = named(
  ...['order', 'invoice', 'part', 'serial', 'item', 'model', 'sku', 'ref', 'reference', 'ticket', 'batch', 'lot'],
  ...['article', 'isbn', 'tracking', 'version', 'rechnung', 'bestellung', 'artikel', 'facture', 'factura', 'pedido'],
);
const NEAR_CHARS = 40;

/** In groups of three, two and four, or any nine digits that are called so. */
export const socialSecurityNumbers: Detector = {
  type: 'social_security_number',
  find: (text) =>
    [...text.matchAll(SSN)].flatMap((match) => {
      const span = { start: match.index, end: match.index + match[0].length };
      const near = before(text, span, NEAR_CHARS);
      const called = distanceTo(near, SSN_WORDS);
      const isOne = match[1] === '-' ? called <= distanceTo(near, OTHER_NUMBERS) : called < Infinity;
      return isOne ? [span] : [];
    }),
};

interface NationalNumber {
  readonly pattern: RegExp;
  /** Checks the number without the marks between its parts. */
  readonly check: (compact: string) => boolean;
  /** The name of the number: asked for where the check alone lets too many pass. */
  readonly called?: RegExp;
}

/** A pattern of its own, not part of a longer word or number. */
const alone = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}#/_-])${pattern}(?![\\p{L}\\p{N}_]|[-/]\\d)`, 'gu');

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const HETU_LETTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const codiceFiscale = (code: string): boolean => {
  const value = (mark: string) => (/\d/.test(mark) ? Number(mark) : mark.charCodeAt(0) - 65);
  const sum = Array.from(code.slice(0, 15)).reduce(
    (total, mark, at) => total + (at % 2 === 0 ? (ODD_VALUES[value(mark)] ?? 0) : value(mark)),
    0,
  );
  return code.endsWith(String.fromCharCode(65 + (sum % 26)));
};

const checkDigit = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

const cpf = (digits: string): boolean =>
  checkDigit(weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(digits[9]) &&
  checkDigit(weighted(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(digits[10]) &&
  !/^(\d)\1+$/.test(digits);

const norwegian = (digits: string): boolean =>
  isDate(digits.slice(0, 2), digits.slice(2, 4)) &&
  (weighted(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2]) + Number(digits[9])) % 11 === 0 &&
  (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) + Number(digits[10])) % 11 === 0;

const turkish = (digits: string): boolean => {
  const odd = weighted(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = weighted(digits, [0, 1, 0, 1, 0, 1, 0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return !digits.startsWith('0') && tenth === Number(digits[9]) && (odd + even + tenth) % 10 === Number(digits[10]);
};

const pesel = (digits: string): boolean =>
  isDate(digits.slice(4, 6), String(Number(digits.slice(2, 4)) % 20)) &&
  (weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) + Number(digits[10])) % 10 === 0;

const chinese = (code: string): boolean =>
  isDate(code.slice(12, 14), code.slice(10, 12)) &&
  '10X98765432'[weighted(code, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] === code[17]?.toUpperCase();

/** The two departments of Corsica have letters, which count as the numbers before the one that Corsica had. */
const french = (code: string): boolean => {
  const digits = code.replace('A', '0').replace('B', '0');
  const lessFor = code[6] === 'A' ? 1_000_000n : code[6] === 'B' ? 2_000_000n : 0n;
  return (
    Number(digits.slice(3, 5)) >= 1 &&
    97n - ((BigInt(digits.slice(0, 13)) - lessFor) % 97n) === BigInt(digits.slice(13))
  );
};

const israeli = (digits: string): boolean => passesLuhn(digits) && !/^(\d)\1+$/.test(digits);

const nationalNumbers: readonly NationalNumber[] = [
  // Spain: DNI and NIE.
  {
    pattern: alone('(?:\\d{8}|[XYZ]\\d{7})-?[A-HJ-NP-TV-Z]'),
    check: (code) =>
      DNI_LETTERS[Number(code.slice(0, -1).replace(/^[XYZ]/, (mark) => String('XYZ'.indexOf(mark)))) % 23] ===
      code.at(-1),
  },
  // Italy: codice fiscale. Of two persons with the same one, the second gets letters for some of its digits.
  {
    pattern: alone('(?=[A-Z]{6,}\\d)[A-Z]{6}[\\dLMNP-V]{2}[A-EHLMPR-T][\\dLMNP-V]{2}[A-Z][\\dLMNP-V]{3}[A-Z]'),
    check: codiceFiscale,
  },
  // France: NIR.
  { pattern: alone('[12] ?\\d{2} ?\\d{2} ?(?:\\d{2}|2[AB]) ?\\d{3} ?\\d{3} ?\\d{2}'), check: french },
  // Germany: Steuer-Identifikationsnummer.
  {
    pattern: alone('[1-9]\\d ?\\d{3} ?\\d{3} ?\\d{3}'),
    check: passesMod11And10,
    called: named('steuer-?id', 'steuer-?identifikationsnummer', 'idnr', 'identifikationsnummer', 'tax id', 'tin'),
  },
  // United Kingdom: National Insurance number.
  {
    pattern: alone('[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]'),
    check: (code) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(code),
  },
  // Netherlands: burgerservicenummer.
  {
    pattern: alone('\\d{3}[. ]?\\d{3}[. ]?\\d{3}'),
    check: (digits) => (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) - Number(digits[8])) % 11 === 0,
    called: named('bsn', 'burgerservicenummer', 'sofinummer'),
  },
  // Portugal: NIF; those of persons who live elsewhere begin with 45.
  {
    pattern: alone('(?:[1-35-9]\\d|45)\\d ?\\d{3} ?\\d{3}'),
    check: (digits) => checkDigit(weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2])) === Number(digits[8]),
    called: named('nif', 'contribuinte', 'número fiscal'),
  },
  // Brazil: CPF.
  { pattern: alone('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}'), check: cpf },
  { pattern: alone('\\d{11}'), check: cpf, called: named('cpf') },
  // Poland: PESEL.
  { pattern: alone('\\d{11}'), check: pesel, called: named('pesel') },
  // Sweden: personnummer.
  {
    pattern: alone('(?:19|20)?\\d{6}[-+]\\d{4}'),
    check: (digits) => isDate(digits.slice(-6, -4), digits.slice(-8, -6)) && passesLuhn(digits.slice(-10)),
  },
  // Norway: fødselsnummer.
  { pattern: alone('\\d{6} ?\\d{5}'), check: norwegian },
  // Denmark: CPR number, which has no check digit any more.
  {
    pattern: alone('\\d{6}-\\d{4}'),
    check: (digits) => isDate(digits.slice(0, 2), digits.slice(2, 4)),
    called: named('cpr', 'cpr-?nr\\.?', 'cpr-?nummer', 'personnummer'),
  },
  // Finland: henkilötunnus, whose mark of the century is one of thirteen.
  {
    pattern: alone('\\d{6}[-+A-FU-Y]\\d{3}[0-9A-FHJ-NPR-Y]'),
    check: (code) =>
      isDate(code.slice(0, 2), code.slice(2, 4)) &&
      HETU_LETTERS[Number(code.slice(0, 6) + code.slice(-4, -1)) % 31] === code.at(-1),
  },
  // Turkey: T.C. kimlik numarası.
  { pattern: alone('[1-9]\\d{10}'), check: turkish },
  // Greece: AMKA.
  {
    pattern: alone('\\d{11}'),
    check: (digits) => isDate(digits.slice(0, 2), digits.slice(2, 4)) && passesLuhn(digits),
    called: named('amka', 'αμκα', 'α\\.?μ\\.?κ\\.?α\\.?'),
  },
  // Israel: mispar zehut.
  { pattern: alone('\\d{9}'), check: israeli, called: named('ת\\.?ז\\.?', 'תעודת זהות', 'מספר זהות', 'teudat zehut') },
  // India: Aadhaar.
  {
    pattern: alone('[2-9]\\d{3} ?\\d{4} ?\\d{4}'),
    check: passesVerhoeff,
    called: named('aadhaar', 'aadhar', 'uidai', 'आधार'),
  },
  // China: resident identity card.
  { pattern: alone('[1-9]\\d{5}(?:19|20)\\d{9}[0-9Xx]'), check: chinese },
  // Korea: resident registration number.
  {
    pattern: alone('\\d{6}-[1-4]\\d{6}'),
    check: (digits) => isDate(digits.slice(4, 6), digits.slice(2, 4)),
  },
];

/** Numbers of persons in the countries of the languages that Docket knows, proven by check digits or called so. */
export const nationalIds: Detector = {
  type: 'national_id',
  find: (text) =>
    nationalNumbers.flatMap(({ pattern, check, called }) =>
      spansOf(text, pattern, (match, span) => check(compactOf(match)) && isCalled(text, span, called)),
    ),
};

const compactOf = (match: string): string => match.replace(/[ .\-+]/g, '');

const isCalled = (text: string, span: Span, called: RegExp | undefined): boolean => {
  const near = before(text, span, NEAR_CHARS);
  if (!called) return distanceTo(near, OTHER_NUMBERS) === Infinity;
  return distanceTo(near, called) <= distanceTo(near, OTHER_NUMBERS) && distanceTo(near, called) < Infinity;
};

const PASSPORT = /(?<![\p{L}\p{N}-])(?=[A-Z0-9]{0,8}\d{4})[A-Z]{0,2}\d[A-Z0-9]{5,8}(?![\p{L}\p{N}])/gu;
const PASSPORT_LETTERS_FIRST = /(?<![\p{L}\p{N}-])[A-Z][A-Z0-9]{7,8}(?![\p{L}\p{N}])/gu;
const PASSPORT_WORDS = named(
  ...['passport', 'passport number', 'passport no', 'reisepass', 'reisepassnummer', 'passnummer', 'passeport'],
  ...['pasaporte', 'passaporto', 'passaporte', 'paspoort', 'paspoortnummer', 'paszport', 'paszportu', 'pasaport'],
  ...['pass nr', 'passi', 'passin', 'pas', 'паспорт', 'паспорта', 'διαβατήριο', 'διαβατηρίου', 'דרכון', 'جواز'],
  ...['جواز السفر', 'पासपोर्ट'],
);
const PASSPORT_SIGNS = /护照|パスポート|旅券|여권/gu;
/** The second line in the machine-readable zone of a passport. @see ICAO Doc 9303, part 4 */
const MACHINE_READABLE = /(?<![A-Z0-9<])P[A-Z<][A-Z]{3}[A-Z<]{39}\s+([A-Z0-9<]{44})(?![A-Z0-9<])/gu;

export const passports: Detector = {
  type: 'passport_number',
  find: (text) => [
    ...spansOf(text, MACHINE_READABLE),
    ...[PASSPORT, PASSPORT_LETTERS_FIRST].flatMap((pattern) =>
      spansOf(text, pattern, (match, span) => digitsOf(match).length >= 4 && isCalledPassport(text, span)),
    ),
  ],
};

const isCalledPassport = (text: string, span: Span): boolean => {
  const near = before(text, span, NEAR_CHARS);
  return Math.min(distanceTo(near, PASSPORT_WORDS), distanceTo(near, PASSPORT_SIGNS)) < 24;
};
