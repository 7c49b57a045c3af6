import type { PdfiumDocument } from './pdfium-document.js';

/** Whether nothing is on any page; ends at the first one with something. */
export const isBlank = (document: PdfiumDocument): boolean =>
  Array.from({ length: document.pageCount }, (_, index) => index).every((index) => isBlankPage(document, index));

/** One that does not open is not known to be blank. */
const isBlankPage = ({ module, handle }: PdfiumDocument, index: number): boolean => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return false;
  try {
    return module.FPDFPage_CountObjects(page) === 0 && module.FPDFPage_GetAnnotCount(page) === 0;
  } finally {
    module.FPDF_ClosePage(page);
  }
};
