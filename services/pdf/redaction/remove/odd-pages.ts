import type { PDFDocument } from 'pdf-lib';
import { boxesByPage, type Box } from '../pages/box.js';
import { hasDrawingsUnder } from './drawings-under.js';
import { hasOddImagesUnder } from './remove-images.js';

interface OddPage {
  /** From 0. */
  readonly page: number;
  readonly reason: 'image' | 'drawing';
}

/** Pages of which it is plain to see that they can't be taken apart under their boxes. */
export const oddPages = (document: PDFDocument, boxes: readonly Box[]): readonly OddPage[] => {
  const onPages = boxesByPage(boxes);
  return document.getPages().flatMap((page, index): OddPage[] => {
    const own = onPages.get(index) ?? [];
    if (own.length === 0) return [];
    if (hasDrawingsUnder(page, own)) return [{ page: index, reason: 'drawing' }];
    const quads = own.map(({ quad }) => quad);
    return hasOddImagesUnder(page, quads) ? [{ page: index, reason: 'image' }] : [];
  });
};
