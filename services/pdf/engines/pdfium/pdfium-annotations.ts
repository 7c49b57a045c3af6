import type { Pdfium } from './pdfium.js';
import { rewritten, type PdfiumDocument } from './pdfium-document.js';

/** FPDF_ANNOT_LINK and FPDF_ANNOT_POPUP: they show nothing of their own. */
const UNSEEN: readonly number[] = [2, 16];
/** FLAT_NORMALDISPLAY: as on a screen. */
const AS_DISPLAYED = 0;

/** Whether any page has form fields, stamps, notes or the like. */
export const hasAnnotations = (document: PdfiumDocument): boolean => {
  const { module, pageCount } = document;
  return Array.from({ length: pageCount }, (_, index) => index).some((index) =>
    onPage(document, index, (page) => showsAnnotations(module, page)),
  );
};

const showsAnnotations = (module: Pdfium, page: number): boolean =>
  Array.from({ length: module.FPDFPage_GetAnnotCount(page) }, (_, at) => at).some(
    (at) => !UNSEEN.includes(subtypeOf(module, page, at)),
  );

/**
 * Loads a page (from 0) with what its annotations and fields show as part of its content, for as long as the document is
 * open.
 *
 * @returns its handle, to be closed; 0 when it can't be loaded.
 */
export const loadedWithAnnotations = (module: Pdfium, document: number, index: number): number => {
  const page = module.FPDF_LoadPage(document, index);
  if (page === 0 || !showsAnnotations(module, page)) return page;
  module.FPDFPage_Flatten(page, AS_DISPLAYED);
  module.FPDF_ClosePage(page);
  return module.FPDF_LoadPage(document, index);
};

const subtypeOf = (module: Pdfium, page: number, at: number): number => {
  const annotation = module.FPDFPage_GetAnnot(page, at);
  const subtype = module.FPDFAnnot_GetSubtype(annotation);
  module.FPDFPage_CloseAnnot(annotation);
  return subtype;
};

/** The document with what its annotations show as part of the content of its pages. */
export const flattened = (document: PdfiumDocument): Uint8Array => {
  for (let index = 0; index < document.pageCount; index += 1) {
    onPage(document, index, (page) => document.module.FPDFPage_Flatten(page, AS_DISPLAYED) > 0);
  }
  return rewritten(document);
};

const onPage = ({ module, handle }: PdfiumDocument, index: number, use: (page: number) => boolean): boolean => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return false;
  try {
    return use(page);
  } finally {
    module.FPDF_ClosePage(page);
  }
};
