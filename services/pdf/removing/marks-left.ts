import { PdfjsFailed, withPdfjs } from '../engines/pdfjs-text.js';
import { isWanted, type MarkKinds } from './remove-marks.js';

/**
 * The first page (from 0) on which pdf.js, which has not written the file, finds a mark that was to go, or that it can't
 * read; undefined where there is none.
 */
export const pageWithMarks = async (
  bytes: Uint8Array,
  kinds: MarkKinds,
  pageCount: number,
): Promise<number | undefined> => {
  try {
    return await withPdfjs(bytes, async ({ annotations }) => {
      for (let page = 0; page < pageCount; page += 1) {
        const found = await annotations(page);
        if (!found || found.some(({ subtype }) => isWanted(subtype, kinds))) return page;
      }
      return undefined;
    });
  } catch (error) {
    if (error instanceof PdfjsFailed) return 0;
    throw error;
  }
};
