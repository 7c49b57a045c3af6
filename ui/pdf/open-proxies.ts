import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfDocument } from './pdf-document.js';

/** The files that pdf.js has open, each by the document that is shown from it. */
export const openProxies = new WeakMap<PdfDocument, PDFDocumentProxy>();
