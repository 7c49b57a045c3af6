import { PDFArray, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import { multiply, type Matrix } from '../../content/matrix.js';
import { frameOfShape, type PageFrame } from '../../content/page-frame.js';
import type { Box } from './block-boxes.js';
import { drawAsStamp } from './draw-as-stamp.js';
import { drawOnPage } from './draw-on-page.js';
import type { Drawing } from './drawing.js';
import type { ToSign } from '../revision/open-to-sign.js';

/**
 * Puts a drawing on a page, upright as displayed. In a document that is signed already it becomes a stamp annotation:
 * to change the content of a page would make readers doubt the signatures before.
 */
export const draw = (revision: ToSign, page: PDFPage, { drawing, box }: { drawing: Drawing; box: Box }): void => {
  const { width, height } = drawing;
  const toDisplayed: Matrix = [box.width / width, 0, 0, box.height / height, box.x, box.y];
  const placed = { drawing, matrix: multiply(toDisplayed, frameOfPage(page).toContent) };
  if (revision.signed) drawAsStamp(revision, page, placed);
  else drawOnPage(revision, page, placed);
};

export const frameOfPage = ({ node }: PDFPage): PageFrame => {
  const inherited = (key: string) => node.context.lookup(node.getInheritableAttribute(PDFName.of(key)));
  const numberIn = (value: unknown): number => (value instanceof PDFNumber ? value.asNumber() : NaN);
  const corners = (key: string): number[] => {
    const box = inherited(key);
    return box instanceof PDFArray ? Array.from({ length: box.size() }, (_, at) => numberIn(box.lookup(at))) : [];
  };
  return frameOfShape({
    media: corners('MediaBox'),
    crop: corners('CropBox'),
    rotation: numberIn(inherited('Rotate')) || 0,
    pointsPerUnit: numberIn(node.lookup(PDFName.of('UserUnit'))) || 1,
  });
};
