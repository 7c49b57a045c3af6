import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { readAttachments } from '../engines/pdfium/pdfium-attachments.js';
import { attachInvoice } from '../invoices/attach-invoice.js';
import { INVOICE_NAMES, readInvoice } from '../invoices/read-invoice.js';
import { brokenRules, type BrokenRule } from '../invoices/rules.js';
import { setInvoice } from '../invoices/set-invoice.js';
import { openPdf, saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation, type Produced, type SourceFile, type Work } from '../operation.js';
import { archive } from './archive.js';

type Options = OptionsOf<'pdf-invoice'>;

/**
 * Shows an electronic invoice (CII or UBL) as a page and checks its mandatory fields and sums, or attaches one to a PDF.
 *
 * @param files    to read: a PDF that carries one (Factur-X, ZUGFeRD, XRechnung), or its XML; to attach: a PDF and the XML, in
 *   any order.
 * @param options  `invoiceAction`; `invoiceLanguage` of the page.
 * @returns the page, with a note that names each rule of EN 16931 that is broken; or the PDF as PDF/A-3b with the XML in it.
 * @throws Refusal as {@link loadPdf}; `invoice.none`; as {@link readInvoice}; as {@link archive}; `invoice.cii-only`;
 *   `attach.not-held`; `tool.option-invalid` where the files do not fit what is to be done.
 */
export const invoice: Operation<'pdf-invoice'> = async (files, options, work) => {
  if (options.invoiceAction === 'read') {
    if (files.length !== 1) throw unfit('must be one PDF or XML file to read an invoice');
    return read(files[0], options, work);
  }
  const pages = files.find(({ kind }) => kind === 'pdf');
  const xml = files.find(({ kind }) => kind !== 'pdf');
  if (!pages || !xml) throw unfit('must be a PDF and an XML file to attach an invoice');
  return attached(pages, xml, work);
};

const unfit = (problem: string): Refusal => new Refusal('tool.option-invalid', { field: 'files', problem });

const read = async (file: SourceFile, { invoiceLanguage }: Options, work: Work): Promise<Produced> => {
  const { bytes, notes } = file.kind === 'pdf' ? await carriedBy(file, work) : { bytes: file.bytes, notes: [] };
  const invoice = readInvoice(bytes, file.name);
  const broken = brokenRules(invoice);
  const page = await setInvoice({ name: file.name, invoice: invoice, broken, language: invoiceLanguage });
  return pdf(page, [...notes, verdictOn(broken)]);
};

/** @throws Refusal */
const carriedBy = async (file: SourceFile, work: Work) => {
  const { bytes, notes } = await loadPdf(file, work);
  const there = await readAttachments(bytes);
  const named = INVOICE_NAMES.map((name) => there.find((one) => one.name.toLowerCase() === name));
  const carried = named.find((one) => one !== undefined);
  if (!carried?.bytes) throw new Refusal('invoice.none', { name: file.name });
  return { bytes: carried.bytes, notes };
};

const RULES_NAMED_MAX = 20;

const verdictOn = (broken: readonly BrokenRule[]): Note => {
  const rules = [...new Set(broken.map(({ rule }) => rule))];
  if (rules.length === 0) {
    return { code: 'invoice.sound', text: 'The sums are right and no mandatory field is missing.' };
  }
  const named = rules.slice(0, RULES_NAMED_MAX).join(', ') + (rules.length > RULES_NAMED_MAX ? ', …' : '');
  return { code: 'invoice.flawed', text: `Rules for invoices (EN 16931) that it breaks: ${named}` };
};

const attached = async (pages: SourceFile, xml: SourceFile, work: Work): Promise<Produced> => {
  const { syntax, profile } = readInvoice(xml.bytes, xml.name);
  if (syntax !== 'CII') throw new Refusal('invoice.cii-only', { name: xml.name });
  const archived = await archive([pages], { level: 'a-3b', whenNot: 'picture' }, work);
  const document = await openPdf(archived.bytes);
  const name = await attachInvoice(document, { xml: xml.bytes, profile, now: work.now });
  dropOrphans(document);
  const bytes = await saveDense(document);
  const held = (await readAttachments(bytes)).find((one) => one.name === name);
  if (!held?.bytes || Buffer.compare(held.bytes, xml.bytes) !== 0) {
    throw new Refusal('attach.not-held', { name: pages.name, file: name });
  }
  const verdict = await work.judgeArchive(bytes, '3b');
  if (verdict?.isValid === false) {
    const { program, rules } = verdict;
    throw new Refusal('archive.not-valid', { name: pages.name, program, rules: rules.join(', '), level: 'PDF/A-3b' });
  }
  return pdf(bytes, [...archived.notes, { code: 'attach.listed', text: `Attached files: ${name}` }]);
};
