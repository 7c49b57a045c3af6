import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import type { PlainText } from '../../../contracts/texts/text-catalogue.js';
import { wording } from '../../../contracts/texts/wording.js';
import { spokenIn } from '../../platform/text/spoken-in.js';

type PageLanguage = OptionsOf<'pdf-invoice'>['invoiceLanguage'];

/** Words on the page of an invoice. */
const texts = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  profile: 'Rules followed',
  number: 'Number',
  kind: 'Kind of invoice',
  issued: 'Date of issue',
  dueDate: 'Due date',
  delivered: 'Date of delivery',
  currency: 'Currency',
  buyerReference: 'Reference of the buyer',
  order: 'Order',
  seller: 'Seller',
  buyer: 'Buyer',
  sellerCountry: 'Country of the seller',
  buyerCountry: 'Country of the buyer',
  taxIds: 'Tax numbers',
  lines: 'Lines',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  taxRate: 'Tax %',
  lineTotal: 'Total of the line',
  sumOfLines: 'Sum of the lines',
  allowances: 'Allowances',
  charges: 'Charges',
  net: 'Total without tax',
  tax: 'Tax',
  basis: 'Taxed amount',
  gross: 'Total with tax',
  prepaid: 'Already paid',
  rounding: 'Rounding',
  due: 'Amount due',
  payment: 'Payment',
  notes: 'Notes',
  checks: 'Checks',
  sound: 'The sums are right and no mandatory field is missing.',
  isMissing: 'missing',
  isStated: 'stated',
  comesOut: 'comes out',
  line: 'Item no.',
} as const satisfies Readonly<Record<string, PlainText>>;

/** Names a word on the page. */
export type InvoiceLabel = keyof typeof texts;
export type InvoiceLabels = Readonly<Record<InvoiceLabel, string>>;

export const labelsIn = (language: PageLanguage): InvoiceLabels => {
  const spoken = spokenIn(language);
  const labels = Object.entries(texts).map(([label, text]) => [label, wording(spoken, text)]);
  return Object.fromEntries(labels) as Record<InvoiceLabel, string>;
};
