import type { PdfiumDocument } from './pdfium-document.js';
import { readBuffer, utf16 } from './pdfium.js';

/** The language that a document says it is in, such as `de-AT`; undefined where it does not say. */
export const declaredLanguage = ({ module, handle }: PdfiumDocument): string | undefined => {
  const bytes = readBuffer(module, (pointer, size) => module.FPDFCatalog_GetLanguage(handle, pointer, size));
  const language = utf16(bytes).trim();
  return language === '' ? undefined : language;
};
