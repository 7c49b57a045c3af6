import { Refusal } from '../../../contracts/errors.js';
import { textsOfBarcodes } from '../engines/barcodes/barcodes.js';
import { withDocument, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { withMemory } from '../engines/pdfium/pdfium.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';

const POINTS_PER_INCH = 72;
/** Modules of a quarter of a millimetre, the smallest that are usual on paper, have two and a half pixels then. */
const PIXELS_PER_INCH = 250;
/** Pixels of the longer side of a page that is small, as of a label or where a scan says nothing of its size. */
const LONGEST_PIXELS_MIN = 1800;
/** Pixels of a page that is large, such as a plan; a page of A3 has room. */
const PIXELS_MAX = 12_000_000;

/** Pages in which barcodes are sought. */
export interface Sought {
  readonly bytes: Uint8Array;
  /** Numbers in the file, from 0. */
  readonly pages: readonly number[];
  /** Only barcodes that say this count; empty for any. */
  readonly text: string;
  readonly onPage: (done: number, total: number) => void;
}

/** Pages as in {@link Sought}. */
export interface PagesWithBarcodes {
  readonly shown: ReadonlySet<number>;
  /** Those that could not be drawn in the time, where nobody knows. */
  readonly unread: ReadonlySet<number>;
}

/** The pages that show a barcode as they are displayed. The document is open for one page at a time, so others get in between. */
export const pagesWithBarcodes = async ({ bytes, pages, text, onPage }: Sought): Promise<PagesWithBarcodes> => {
  const shown = new Set<number>();
  const unread = new Set<number>();
  const each = [...new Set(pages)];
  for (const [done, page] of each.entries()) {
    onPage(done, each.length);
    const picture = await withDocument(bytes, (document) => pictureOf(document, page));
    if (!picture) unread.add(page);
    else if ((await textsOfBarcodes(picture)).some((said) => says(said, text))) shown.add(page);
  }
  return { shown, unread };
};

/** Undefined for a page that can't be drawn in the time. */
const pictureOf = (document: PdfiumDocument, page: number): Picture | undefined => {
  try {
    return renderPage(document, page, boxOf(document, page));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

/** Pixels of the picture of a page. */
const boxOf = ({ module, handle }: PdfiumDocument, page: number): { width: number; height: number } => {
  const [across = 0, down = 0] = withMemory(module, 8, (size) => {
    module.FPDF_GetPageSizeByIndexF(handle, page, size);
    return module.pdfium.HEAPF32.slice(size / 4, size / 4 + 2);
  });
  const wanted = Math.max(PIXELS_PER_INCH / POINTS_PER_INCH, LONGEST_PIXELS_MIN / Math.max(across, down, 1));
  const scale = Math.min(wanted, Math.sqrt(PIXELS_MAX / Math.max(across * down, 1)));
  return { width: Math.max(1, across * scale), height: Math.max(1, down * scale) };
};

const says = (said: string, text: string): boolean => plain(text) === '' || formsOf(text).includes(plain(said));

const formsOf = (text: string): string[] => {
  const typed = plain(text);
  return [typed, plain(text.replace(GS1_NUMBER, '$1')), ...(UPC_A.test(typed) ? [`0${typed}`] : [])];
};

/** A UPC-A is read as the EAN-13 that it is, with a zero in front. */
const UPC_A = /^\d{12}$/;

/** Below codes of GS1, the number of each field stands in brackets, which are not in the code. */
const GS1_NUMBER = /\((\d{2,4})\)/g;

/** Spaces, capitals and the marks between fields are not told apart. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, '')
    .toLowerCase();
