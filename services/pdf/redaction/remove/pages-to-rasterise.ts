import type { PDFDocument } from 'pdf-lib';
import { boxesByPage, type Box } from '../pages/box.js';
import { hasDrawingsUnder } from './drawings-under.js';
import { hasUneditableImagesUnder } from './remove-images.js';

interface PageToRasterise {
  /** From 0. */
  readonly page: number;
  readonly reason: 'image' | 'drawing';
}

/** Pages that have to become pictures, as far as that can be told before anything is removed. */
export const pagesToRasterise = (document: PDFDocument, boxes: readonly Box[]): readonly PageToRasterise[] => {
  const onPages = boxesByPage(boxes);
  return document.getPages().flatMap((page, index): PageToRasterise[] => {
    const own = onPages.get(index) ?? [];
    if (own.length === 0) return [];
    if (hasDrawingsUnder(page, own)) return [{ page: index, reason: 'drawing' }];
    const quads = own.map(({ quad }) => quad);
    return hasUneditableImagesUnder(page, quads) ? [{ page: index, reason: 'image' }] : [];
  });
};
