import { z } from 'zod';
import { choice } from './options.js';
import { changes } from './owner-rights.js';
import { defineTool } from './tool.js';

const files = 'Requires a PDF or XML file with an invoice, or both to attach one to the other';

/** Languages in which the page of an invoice can be set. */
const languages = ['en', 'de', 'fr', 'es', 'ar', 'zh'] as const;

/** The electronic invoice in a PDF or an XML file as a page that people can read, or attached to the PDF. */
export const pdfInvoice = defineTool({
  id: 'pdf-invoice',
  title: 'Electronic invoice',
  tagline: 'Read, check or attach Factur-X, ZUGFeRD and XRechnung',
  action: 'Open the invoice',
  duration: '2-3 s',
  icon: 'receipt-text',
  group: 'understand',
  lane: 'pdf',
  accepts: { kinds: ['pdf', 'text'], min: 1, max: 2 },
  refusal: { kinds: files, count: files },
  options: z.object({
    invoiceAction: choice(['read', 'attach'], 'read', {
      title: 'Read or attach',
      names: { read: 'Show it as a page and check it', attach: 'Attach the XML to the PDF' },
    }),
    invoiceLanguage: choice(languages, 'en', {
      title: 'Language of the page',
      names: { en: 'English', de: 'German', fr: 'French', es: 'Spanish', ar: 'Arabic', zh: 'Chinese' },
      when: { field: 'invoiceAction', is: ['read'] },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_invoice',
  alsoCalled: [
    'factur-x',
    'zugferd',
    'xrechnung',
    'e-invoice',
    'einvoice',
    'xml',
    'ubl',
    'cii',
    'peppol',
    'en 16931',
    'bill',
  ],
  rights: changes,
});
