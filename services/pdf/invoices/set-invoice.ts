import { refuseUnlessReadable } from '../engines/font-coverage.js';
import { typeset } from '../engines/typst.js';
import { runsFromTheRight } from '../text/direction.js';
import { sansListFor } from '../text/font-families.js';
import type { Invoice, InvoiceLine, InvoiceParty } from './invoice.js';
import { labelsIn, type InvoiceLabel, type InvoiceLabels } from './labels.js';
import type { BrokenRule } from './rules.js';

/** An invoice, and what was found of it. */
export interface SetInvoice {
  /** The file that it comes from. */
  readonly name: string;
  readonly invoice: Invoice;
  readonly broken: readonly BrokenRule[];
  readonly language: Parameters<typeof labelsIn>[0];
}

/** @see UNTDID 1001, as EN 16931 uses it */
const CREDIT_NOTES: ReadonlySet<string> = new Set(['81', '83', '261', '296', '308', '381', '396', '420', '458', '532']);
/** Broken rules beyond these are the same ones in other lines. */
const RULES_MAX = 200;

/**
 * Sets the page of an invoice: who, when, its lines, taxes and totals, how to pay, and what was found.
 *
 * @throws Refusal `fonts.missing`.
 */
export const setInvoice = async (invoice: SetInvoice): Promise<Uint8Array> => {
  const labels = labelsIn(invoice.language);
  const model = modelOf(invoice, labels);
  const text = JSON.stringify(model);
  await refuseUnlessReadable(text, invoice.name);
  const title = [model.title, invoice.invoice.number].join(' ');
  const inputs = {
    title,
    invoice: text,
    language: invoice.language,
    numbers: invoice.language === 'ar' ? 'rtl' : 'ltr',
  };
  return typeset(`#let sans = (${sansListFor(text)})${PROGRAM}`, inputs, { text });
};

interface Placed {
  readonly text: string;
  readonly rtl: boolean;
}

const placed = (text: string): Placed => ({ text, rtl: runsFromTheRight(text) });

const modelOf = ({ name, invoice, broken, language }: SetInvoice, labels: InvoiceLabels) => {
  const amount = amountsIn(language);
  const { totals, currency } = invoice;
  return {
    title: labels[CREDIT_NOTES.has(invoice.kind) ? 'creditNote' : 'invoice'],
    from: placed(name),
    facts: statedFacts(labels, [
      ['number', invoice.number],
      ['issued', invoice.issued],
      ['dueDate', invoice.dueDate],
      ['delivered', invoice.delivered],
      ['buyerReference', invoice.buyerReference],
      ['order', invoice.order],
    ]),
    parties: [partyOf(labels.seller, labels, invoice.seller), partyOf(labels.buyer, labels, invoice.buyer)],
    heads: (['line', 'item', 'quantity', 'price', 'taxRate', 'lineTotal'] as const).map((label) => labels[label]),
    lines: invoice.lines.map((line) => lineOf(line, amount)),
    taxHeads: [labels.tax, '%', labels.basis, labels.tax],
    taxes: invoice.taxes.map(({ category, rate, basis, amount: tax, reason }) => [
      placed([category, reason].filter(Boolean).join(' · ')),
      ...[amount(rate), amount(basis), amount(tax)].map(placed),
    ]),
    extras: invoice.extras.map((extra) => [
      placed([labels[extra.isCharge ? 'charges' : 'allowances'], extra.reason].filter(Boolean).join(': ')),
      placed(amount(extra.amount)),
    ]),
    totals: totalsOf(invoice, labels, amount),
    due: { label: labels.due, text: [amount(totals.due), currency].filter(Boolean).join(' ') },
    payment: { label: labels.payment, texts: [...invoice.payment, invoice.terms].filter(Boolean).map(placed) },
    notes: { label: labels.notes, texts: invoice.notes.map(placed) },
    checks: { label: labels.checks, texts: checksOf(broken, labels).map(placed), isSound: broken.length === 0 },
    profile: { label: labels.profile, text: `${invoice.syntax} · ${invoice.profile}` },
  };
};

const totalsOf = ({ totals }: Invoice, labels: InvoiceLabels, amount: (text: string) => string) =>
  statedFacts(labels, [
    ['sumOfLines', amount(totals.lines)],
    ['allowances', amount(totals.allowances)],
    ['charges', amount(totals.charges)],
    ['net', amount(totals.net)],
    ['tax', amount(totals.tax)],
    ['gross', amount(totals.gross)],
    ['prepaid', amount(totals.prepaid)],
    ['rounding', amount(totals.rounding)],
  ]);

const statedFacts = (labels: InvoiceLabels, facts: readonly (readonly [label: InvoiceLabel, text: string])[]) =>
  facts.flatMap(([label, text]) => (text === '' ? [] : [{ label: labels[label], ...placed(text) }]));

const partyOf = (role: string, labels: InvoiceLabels, { name, address, taxIds, contact }: InvoiceParty) => ({
  role,
  name: placed(name),
  texts: [...address, ...(taxIds.length > 0 ? [`${labels.taxIds}: ${taxIds.join(', ')}`] : []), ...contact].map(placed),
});

const lineOf = (line: InvoiceLine, amount: (text: string) => string) => {
  const per = line.priceFor === '' || Number(line.priceFor) === 1 ? '' : ` / ${amount(line.priceFor)}`;
  return {
    id: placed(line.id),
    name: placed(line.name),
    more: [line.description, line.itemId].filter(Boolean).map(placed),
    rest: [
      [amount(line.quantity), line.unit].filter(Boolean).join(' '),
      amount(line.price) + per,
      amount(line.taxRate),
      amount(line.total),
    ].map(placed),
  };
};

/** Numbers as they are written in a language; what is none stays as it is. */
const amountsIn = (language: SetInvoice['language']): ((text: string) => string) => {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 12 });
  const money = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 2, maximumFractionDigits: 12 });
  return (text) => {
    if (!/^[+-]?\d{1,24}(?:\.\d{1,24})?$/.test(text)) return text;
    return (text.includes('.') ? money : format).format(text as Intl.StringNumericLiteral);
  };
};

const checksOf = (broken: readonly BrokenRule[], labels: InvoiceLabels): readonly string[] => {
  if (broken.length === 0) return [labels.sound];
  return broken.slice(0, RULES_MAX).map(({ rule, field, line, stated, expected }) => {
    const place = line === undefined ? labels[field] : `${labels.line} ${line}, ${labels[field]}`;
    const problem =
      expected === undefined ? labels.isMissing : `${labels.isStated} ${stated ?? ''}, ${labels.comesOut} ${expected}`;
    return `${rule} · ${place}: ${problem}`;
  });
};

/** The typesetter's program for the page: everything that it is given is taken literally. */
const PROGRAM = `
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", margin: (x: 18mm, top: 16mm, bottom: 16mm), footer: context align(center, text(size: 8pt, fill: luma(35%))[#counter(page).display() / #counter(page).final().first()]))
#set text(font: sans, size: 9pt, hyphenate: false, lang: sys.inputs.language, dir: if sys.inputs.numbers == "rtl" { rtl } else { ltr })
#let invoice = json(bytes(sys.inputs.invoice))
#let placed(line) = { set text(dir: if line.rtl { rtl } else { ltr }); line.text }
#let edge = if sys.inputs.numbers == "rtl" { right } else { left }
#let far = if sys.inputs.numbers == "rtl" { left } else { right }
#let soft(body) = text(fill: luma(35%), body)
#let rule = (x, y) => if y > 0 { (top: 0.4pt + luma(80%)) }
#let titled(label) = block(above: 6mm, below: 2mm, text(size: 10pt, weight: "bold", label))
#text(size: 18pt, weight: "bold", invoice.title)
#v(-2mm)
#align(edge, soft(placed(invoice.from)))
#grid(columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 2mm, align: edge,
  ..invoice.facts.map(fact => (soft(fact.label), placed(fact))).flatten())
#v(3mm)
#grid(columns: (1fr, 1fr), column-gutter: 8mm, ..invoice.parties.map(party => {
  soft(party.role)
  linebreak()
  strong(placed(party.name))
  for line in party.texts { linebreak(); placed(line) }
}))
#v(3mm)
#if invoice.lines.len() > 0 {
  table(
    columns: (auto, 1fr, auto, auto, auto, auto), stroke: rule, inset: (x: 3pt, y: 4pt),
    align: (x, y) => if x > 1 { far } else { edge },
    table.header(..invoice.heads.map(head => strong(head))),
    ..invoice.lines.map(line => (
      placed(line.id),
      { placed(line.name); for more in line.more { linebreak(); soft(placed(more)) } },
      ..line.rest.map(placed),
    )).flatten(),
  )
}
#for extra in invoice.extras { block(above: 2mm, grid(columns: (1fr, auto), align: (edge, far), ..extra.map(placed))) }
#if invoice.taxes.len() > 0 {
  v(2mm)
  table(
    columns: (1fr, auto, auto, auto), stroke: rule, inset: (x: 3pt, y: 4pt),
    align: (x, y) => if x > 0 { far } else { edge },
    table.header(..invoice.taxHeads.map(head => strong(head))),
    ..invoice.taxes.map(row => row.map(placed)).flatten(),
  )
}
#v(3mm)
#align(far, block(breakable: false, grid(columns: (auto, auto), column-gutter: 8mm, row-gutter: 2.4mm, align: (edge, far),
  ..invoice.totals.map(total => (soft(total.label), placed(total))).flatten(),
  text(size: 12pt, weight: "bold", invoice.due.label), text(size: 12pt, weight: "bold", invoice.due.text))))
#let listed(part) = if part.texts.len() > 0 { titled(part.label); for line in part.texts { block(above: 1.6mm, placed(line)) } }
#listed(invoice.payment)
#listed(invoice.notes)
#titled(invoice.checks.label)
#for line in invoice.checks.texts { block(above: 1.6mm, text(fill: if invoice.checks.isSound { rgb("#146c2e") } else { rgb("#b3261e") }, placed(line))) }
#block(above: 4mm, text(size: 7.5pt, fill: luma(35%))[#invoice.profile.label: #invoice.profile.text])
`;
