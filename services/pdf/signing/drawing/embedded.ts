import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Drawing } from './drawing.js';

/** The only page of another PDF as something to draw. */
export const embedded = async (document: PDFDocument, bytes: Uint8Array): Promise<Drawing> => {
  const [page] = await document.embedPdf(bytes);
  if (!page) throw new Error('there is no page to embed');
  return { form: page.ref, width: page.width, height: page.height };
};
