import type { PDFDocumentProxy } from 'pdfjs-dist';
import { STAMP_TEXTS_MAX } from '../../../contracts/unread-scans.js';
import { hasSignature } from './has-signature.js';
import type { PdfTraits } from './pdf-pages.js';
import { isUnreadPage } from './unread-page.js';

/** Pages that are looked at, spread over the document. */
const SAMPLE_PAGES = 12;

const sampleOf = (count: number): readonly number[] => {
  const size = Math.min(count, SAMPLE_PAGES);
  return Array.from({ length: size }, (_, at) => 1 + Math.floor((at * count) / size));
};

const hasText = async (pdf: PDFDocumentProxy, number: number): Promise<boolean> => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item && item.str.trim() !== '').length;
  return texts > 0 && (texts >= STAMP_TEXTS_MAX || !(await isUnreadPage(page)));
};

/** Looks for text on some pages, where a scan with no more than a stamp on it has none, and at the form. */
export const traitsOf = async (pdf: PDFDocumentProxy, file: Blob): Promise<PdfTraits> => {
  const traits: boolean[] = [];
  for (const page of sampleOf(pdf.numPages)) traits.push(await hasText(pdf, page));
  const fields = Object.values((await pdf.getFieldObjects()) ?? {}).flat() as readonly { readonly type?: string }[];
  const hasSignatureField = fields.some(({ type }) => type === 'signature');
  return {
    text: traits.every(Boolean) ? 'all' : traits.some(Boolean) ? 'some' : 'none',
    hasFields: fields.some(({ type }) => type !== undefined && type !== 'signature'),
    hasSignatureField,
    isSigned: hasSignatureField && (await hasSignature(file)),
  };
};
