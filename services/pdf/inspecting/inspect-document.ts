import type { InspectReply, OutlineItem } from '../../../contracts/api/inspection.js';
import type { PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { readOutline, type Bookmark } from '../engines/pdfium/pdfium-outline.js';
import { readBuffer, utf16, withMemory } from '../engines/pdfium/pdfium.js';
import { inspectPages } from './inspect-pages.js';

type Facts = Omit<InspectReply, 'encryption' | 'signatures' | 'activeContent' | 'contents' | 'isRepaired' | 'text'>;

/** @see FPDF_GetFormType */
const NO_FORM = 0;
const FIELDS = 1;

/** All that a document says of itself but its text. */
export const inspectDocument = (document: PdfiumDocument): Facts => {
  const { module, handle, pageCount } = document;
  const form = module.FPDF_GetFormType(handle);
  return {
    pageCount,
    pages: inspectPages(document),
    outline: flat(readOutline(document)),
    form: form === NO_FORM ? 'none' : form === FIELDS ? 'fields' : 'xfa',
    attachments: Math.max(0, module.FPDFDoc_GetAttachmentCount(handle)),
    isTagged: module.FPDFCatalog_IsTagged(handle),
    version: versionOf(document),
    title: about(document, 'Title'),
    author: about(document, 'Author'),
    subject: about(document, 'Subject'),
    keywords: about(document, 'Keywords'),
    language: languageOf(document),
    creator: about(document, 'Creator'),
    producer: about(document, 'Producer'),
  };
};

const flat = (bookmarks: readonly Bookmark[], depth = 0): OutlineItem[] =>
  bookmarks.flatMap(({ title, target, children }) => [
    { title, page: target && 'page' in target ? target.page + 1 : null, depth },
    ...flat(children, depth + 1),
  ]);

const about = ({ module, handle }: PdfiumDocument, key: string): string | null =>
  utf16(readBuffer(module, (pointer, size) => module.FPDF_GetMetaText(handle, key, pointer, size))) || null;

const languageOf = ({ module, handle }: PdfiumDocument): string | null =>
  utf16(readBuffer(module, (pointer, size) => module.FPDFCatalog_GetLanguage(handle, pointer, size))) || null;

/** PDFium gives 17 for 1.7. */
const versionOf = ({ module, handle }: PdfiumDocument): string | null =>
  withMemory(module, 4, (pointer) => {
    if (!module.FPDF_GetFileVersion(handle, pointer)) return null;
    return ((module.pdfium.HEAP32[pointer / 4] ?? 0) / 10).toFixed(1);
  });
