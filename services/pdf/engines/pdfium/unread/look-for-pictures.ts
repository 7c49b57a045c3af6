import { Refusal } from '../../../../../contracts/errors.js';
import { withDocument } from '../pdfium-document.js';
import { unreadPictures, type UnreadPictures } from './unread-pictures.js';

/** Pages, from 0, by what their pictures may still say. */
export interface LookedAt {
  readonly unread: ReadonlyMap<number, UnreadPictures>;
  /** They take too long to draw. */
  readonly tooComplex: readonly number[];
}

/** Looks for pictures that may hold text and have none over them. */
export const lookForPictures = async (bytes: Uint8Array, pages: readonly number[]): Promise<LookedAt> => {
  const unread = new Map<number, UnreadPictures>();
  const tooComplex: number[] = [];
  const left = [...pages];
  while (left.length > 0) {
    try {
      await withDocument(bytes, (document) => {
        for (let page = left[0]; page !== undefined; page = left[0]) {
          const unreadOnPage = unreadPictures(document, page);
          if (unreadOnPage) unread.set(page, unreadOnPage);
          left.shift();
        }
      });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'pdf.too-complex')) throw error;
      tooComplex.push(...left.splice(0, 1));
    }
  }
  return { unread, tooComplex };
};
