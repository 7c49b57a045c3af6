import { Refusal } from '../../../contracts/errors.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import { PdfiumRefused, withDocument } from '../engines/pdfium-document.js';
import { PdfiumTrapped } from '../engines/pdfium.js';
import { QpdfFailed } from '../engines/qpdf.js';
import type { SourceFile, Work } from './operation.js';

/** A PDF that every engine can read: not encrypted, its cross-reference table in order. */
export interface LoadedPdf {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** At least 1. */
  readonly pageCount: number;
  readonly hasForm: boolean;
}

type Opened = Omit<LoadedPdf, 'name' | 'bytes'> & { readonly encrypted: boolean };

/**
 * Opens a PDF: as it is, else repaired by qpdf. A file whose user password is empty opens and loses its encryption.
 *
 * @throws Refusal `pdf.encrypted` when it needs a password.
 * @throws Refusal `pdf.unreadable` when nothing opens it, or it has no pages.
 * @throws Refusal `pdf.too-many-pages`.
 */
export const loadPdf = async (
  file: Pick<SourceFile, 'name' | 'bytes'>,
  { qpdf }: Pick<Work, 'qpdf'>,
): Promise<LoadedPdf> => {
  const { name } = file;
  const direct = await open(file);
  const usable = direct !== undefined && direct.pageCount > 0;
  if (usable && !direct.encrypted) return checked({ name, bytes: file.bytes, ...direct });
  const bytes = await rewrite(file, qpdf);
  const again = bytes && (await open({ name, bytes }));
  if (!bytes || !again || again.pageCount === 0) throw unreadable(file);
  return checked({ name, bytes, ...again });
};

const open = async ({ name, bytes }: Pick<SourceFile, 'name' | 'bytes'>): Promise<Opened | undefined> => {
  try {
    return await withDocument(bytes, ({ pageCount, encrypted, hasForm }) => ({ pageCount, encrypted, hasForm }));
  } catch (error) {
    if (error instanceof PdfiumRefused && error.reason === 'password') throw new Refusal('pdf.encrypted', { name });
    if (error instanceof PdfiumRefused || error instanceof PdfiumTrapped) return undefined;
    throw error;
  }
};

const rewrite = async ({ bytes }: Pick<SourceFile, 'bytes'>, qpdf: Work['qpdf']): Promise<Uint8Array | undefined> => {
  try {
    return await qpdf.write({ args: ['--decrypt', 'in.pdf'], files: { 'in.pdf': bytes } });
  } catch (error) {
    if (error instanceof QpdfFailed) return undefined;
    throw error;
  }
};

const checked = ({ name, bytes, pageCount, hasForm }: LoadedPdf): LoadedPdf => {
  if (pageCount > PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name, count: pageCount, limit: PAGES_MAX });
  return { name, bytes, pageCount, hasForm };
};

const unreadable = ({ name, bytes }: Pick<SourceFile, 'name' | 'bytes'>): Refusal => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const reason = head.includes('%PDF-') ? 'it is damaged beyond repair' : 'it does not begin like a PDF';
  return new Refusal('pdf.unreadable', { name, reason });
};
