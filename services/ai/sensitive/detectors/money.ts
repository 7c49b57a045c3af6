import { countrySpecs, isValidIBAN } from 'ibantools';
import { passesLuhn } from './checksums.js';
import { before, digitsOf, distanceTo, judgedSpans, named, type Detector, type Span } from './detector.js';

const IBAN_START = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=[ \u00a0-]?[A-Z0-9])/gu;
const IBAN_MAX = 34;
const GAP = /[ \u00a0\n-]/;

/** An account number that its country's length and its check digits prove. */
export const ibans: Detector = {
  type: 'bank_account',
  find: (text) =>
    [...text.matchAll(IBAN_START)].flatMap(({ index }) => {
      const end = endOfIban(text, index);
      return end === undefined ? [] : [{ start: index, end }];
    }),
};

/** Reads on, over single gaps, until there are as many characters as the country's numbers have. */
const endOfIban = (text: string, start: number): number | undefined => {
  const length = countrySpecs[text.slice(start, start + 2)]?.chars ?? IBAN_MAX;
  let compact = '';
  let at = start;
  for (; at < start + 2 * IBAN_MAX && compact.length < length; at += 1) {
    const mark = text.charAt(at);
    if (/[A-Z0-9]/.test(mark)) compact += mark;
    else if (!GAP.test(mark) || GAP.test(text.charAt(at - 1))) return undefined;
  }
  const isWhole = !/[\p{L}\p{N}]/u.test(text.charAt(at));
  return isWhole && isValidIBAN(compact) ? at : undefined;
};

const CARD = /(?<![\p{L}\p{N}.,/#_-])\d(?:[ \u00a0\n-]?\d){11,18}(?![\p{L}\p{N}_]|[.,/-]\d)/gu;
const CARD_WORDS = named(
  ...['card', 'cards', 'visa', 'mastercard', 'maestro', 'amex', 'american express', 'discover', 'diners', 'jcb'],
  ...['credit', 'debit', 'cc', 'pan', 'kreditkarte', 'kartennummer', 'karte', 'carte', 'tarjeta', 'carta', 'cartão'],
  ...['creditcard', 'karta', 'kort', 'kortti', 'kart', 'κάρτα', 'карта', 'карты', 'כרטיס', 'بطاقة', 'कार्ड'],
);
const OTHER_NUMBERS = named(
  ...['invoice', 'order', 'tracking', 'shipment', 'parcel', 'ref', 'reference', 'serial', 'imei', 'iccid', 'isbn'],
  ...['ean', 'gtin', 'barcode', 'ticket', 'case', 'transaction', 'customer', 'policy', 'contract', 'meter', 'batch'],
  ...['rechnung', 'rechnungsnummer', 'bestellnummer', 'bestellung', 'sendung', 'auftrag', 'facture', 'commande'],
  ...['factura', 'pedido', 'fattura', 'ordine', 'fatura', 'factuur', 'faktura', 'zamówienie', 'счёт', 'заказ'],
);
const NEAR_CHARS = 48;

/** First digits and lengths of the numbers that are given out. */
const issuers = [
  { first: /^4/, lengths: [13, 16, 19] },
  { first: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { first: /^3[47]/, lengths: [15] },
  { first: /^(?:6011|65|64[4-9]|622)/, lengths: [16, 19] },
  { first: /^3(?:0[0-5]|[68])/, lengths: [14, 16] },
  { first: /^35(?:2[89]|[3-8])/, lengths: [16] },
  { first: /^(?:50|5[6-8]|6[37])/, lengths: [16, 18, 19] },
];

/** A word that stands so near to a number is about this number. */
const RIGHT_BEFORE_CHARS = 24;

/**
 * A number that passes Luhn, is one that an issuer gives out, and is not called something else right before. One that
 * is called the number of a card counts without that, too: a digit may be mistyped, or read wrongly from a scan.
 */
export const cards: Detector = {
  type: 'credit_card',
  find: (text) => judgedSpans(text, CARD, (match, span) => cardJudgement(text, match, span)),
};

const cardJudgement = (text: string, match: string, span: Span): ReturnType<Parameters<typeof judgedSpans>[2]> => {
  const digits = digitsOf(match);
  if (/^(\d)\1+$/.test(digits)) return 'wrong';
  const near = before(text, span, NEAR_CHARS);
  const called = distanceTo(near, CARD_WORDS);
  const other = distanceTo(near, OTHER_NUMBERS);
  const isGiven = issuers.some(({ first, lengths }) => first.test(digits) && lengths.includes(digits.length));
  if (isGiven && passesLuhn(digits)) {
    const isCard = called < Infinity ? called <= other : other === Infinity && hasShape(match, digits);
    return isCard ? 'sure' : 'wrong';
  }
  const isCalled = called < RIGHT_BEFORE_CHARS && called < other && !/\d/.test(near.slice(near.length - called));
  return isCalled ? 'doubtful' : 'wrong';
};

/** In groups as cards have them, or without any. */
const hasShape = (match: string, digits: string): boolean =>
  match === digits
    ? digits.length >= 15
    : /^\d{4}([ \u00a0\n-])\d{4,6}[ \u00a0\n-]\d{4,5}(?:[ \u00a0\n-]\d{1,4}){0,2}$/.test(match);
