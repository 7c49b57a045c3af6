import { areApart, decimalIn, decimalText, dividedBy, sumOf, times } from './decimal.js';
import type { Invoice, InvoiceExtra, InvoiceLine } from './invoice.js';
import type { InvoiceLabel } from './labels.js';

/** A rule of EN 16931 that an invoice breaks: something is missing, or another sum is stated than comes out. */
export interface BrokenRule {
  readonly rule: string;
  readonly field: InvoiceLabel;
  /** The line that it is about. */
  readonly line?: string;
  readonly stated?: string;
  readonly expected?: string;
}

/** Sums may be a unit of the last digit apart, since each part is rounded. */
const ROUNDED = '0.01';
/** Profiles that state totals alone. */
const WITHOUT_LINES = /:(?:minimum|basicwl)$/i;

/** The rules about mandatory fields and sums that an invoice breaks, in the order of the standard. */
export const brokenRules = (invoice: Invoice): readonly BrokenRule[] => [
  ...missing(invoice),
  ...invoice.lines.flatMap(lineRules),
  ...sums(invoice),
  ...invoice.taxes.flatMap(({ basis, rate, amount }): readonly BrokenRule[] => {
    const base = decimalIn(basis);
    const percent = decimalIn(rate);
    const expected = base === undefined || percent === undefined ? undefined : times(base, percent) / 100n;
    return stated('BR-CO-17', 'tax', { amount, expected });
  }),
];

const missing = (invoice: Invoice): readonly BrokenRule[] => {
  const { profile, seller, buyer, totals } = invoice;
  const isShort = /:minimum$/i.test(profile);
  const wanted: readonly (readonly [rule: string, field: InvoiceLabel, text: string, isWaived?: boolean])[] = [
    ['BR-01', 'profile', profile],
    ['BR-02', 'number', invoice.number],
    ['BR-03', 'issued', invoice.issued],
    ['BR-04', 'kind', invoice.kind],
    ['BR-05', 'currency', invoice.currency],
    ['BR-06', 'seller', seller.name],
    ['BR-07', 'buyer', buyer.name],
    ['BR-09', 'sellerCountry', seller.country],
    ['BR-11', 'buyerCountry', buyer.country, isShort],
    ['BR-12', 'sumOfLines', totals.lines, isShort],
    ['BR-13', 'net', totals.net],
    ['BR-14', 'gross', totals.gross],
    ['BR-15', 'due', totals.due],
    ['BR-16', 'lines', invoice.lines.length > 0 ? 'some' : '', WITHOUT_LINES.test(profile)],
    ['BR-DE-15', 'buyerReference', invoice.buyerReference, !/xrechnung/i.test(profile)],
  ];
  return wanted.flatMap(([rule, field, text, isWaived]) => (text === '' && isWaived !== true ? [{ rule, field }] : []));
};

const lineRules = (line: InvoiceLine): readonly BrokenRule[] => {
  const wanted: readonly (readonly [rule: string, field: InvoiceLabel, text: string])[] = [
    ['BR-22', 'quantity', line.quantity],
    ['BR-24', 'lineTotal', line.total],
    ['BR-25', 'item', line.name],
    ['BR-26', 'price', line.price],
  ];
  const lacking = wanted.flatMap(([rule, field, text]) => (text === '' ? [{ rule, field, line: line.id }] : []));
  const statedTotal = stated('PEPPOL-EN16931-R120', 'lineTotal', { amount: line.total, expected: totalOf(line) });
  return [...lacking, ...statedTotal.map((rule) => ({ ...rule, line: line.id }))];
};

const totalOf = (line: InvoiceLine): bigint | undefined => {
  const quantity = decimalIn(line.quantity);
  const price = decimalIn(line.price);
  const priceFor = line.priceFor === '' ? decimalIn('1') : decimalIn(line.priceFor);
  if (quantity === undefined || price === undefined || priceFor === undefined) return undefined;
  const gross = dividedBy(times(quantity, price), priceFor);
  return gross === undefined ? undefined : gross + sumOf(line.extras.map(signed));
};

const signed = ({ isCharge, amount }: InvoiceExtra): bigint | undefined => {
  const value = decimalIn(amount);
  return value === undefined || isCharge ? value : -value;
};

const sums = (invoice: Invoice): readonly BrokenRule[] => {
  const { lines, extras, taxes, totals } = invoice;
  const of = (name: keyof Invoice['totals']): bigint => decimalIn(totals[name]) ?? 0n;
  const those = (isCharge: boolean): bigint =>
    sumOf(extras.filter((extra) => extra.isCharge === isCharge).map(({ amount }) => decimalIn(amount)));
  const hasLines = lines.length > 0;
  const hasParts = hasLines || totals.lines !== '';
  return [
    ...stated('BR-CO-10', 'sumOfLines', {
      amount: totals.lines,
      expected: hasLines ? sumOf(lines.map(({ total }) => decimalIn(total))) : undefined,
    }),
    ...stated('BR-CO-11', 'allowances', { amount: totals.allowances, expected: hasLines ? those(false) : undefined }),
    ...stated('BR-CO-12', 'charges', { amount: totals.charges, expected: hasLines ? those(true) : undefined }),
    ...stated('BR-CO-13', 'net', {
      amount: totals.net,
      expected: hasParts ? of('lines') - of('allowances') + of('charges') : undefined,
    }),
    ...stated('BR-CO-14', 'tax', {
      amount: totals.tax,
      expected: taxes.length > 0 ? sumOf(taxes.map(({ amount }) => decimalIn(amount))) : undefined,
    }),
    ...stated('BR-CO-15', 'gross', { amount: totals.gross, expected: of('net') + of('tax') }),
    ...stated('BR-CO-16', 'due', { amount: totals.due, expected: of('gross') - of('prepaid') + of('rounding') }),
  ];
};

interface Stating {
  readonly amount: string;
  /** Undefined where nothing can be worked out. */
  readonly expected: bigint | undefined;
}

/** Broken where another number is stated, or something that is no number; a missing one is another rule's. */
const stated = (rule: string, field: InvoiceLabel, { amount, expected }: Stating): readonly BrokenRule[] => {
  if (amount === '' || expected === undefined) return [];
  const value = decimalIn(amount);
  if (value !== undefined && !areApart(value, expected, ROUNDED)) return [];
  return [{ rule, field, stated: amount, expected: decimalText(rounded(expected)) }];
};

const HUNDREDTH = 10n ** 10n;
const rounded = (value: bigint): bigint => {
  const half = value < 0n ? -HUNDREDTH / 2n : HUNDREDTH / 2n;
  return ((value + half) / HUNDREDTH) * HUNDREDTH;
};
