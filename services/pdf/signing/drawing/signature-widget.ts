import { PDFArray, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import { multiply, type Matrix } from '../../content/matrix.js';
import { frameOfShape, type PageFrame } from '../../content/page-frame.js';
import { inheritedAt } from '../fields/dictionary-entries.js';
import type { Revision } from '../revision/revision.js';
import type { SignatureWidget } from '../sealing/signature-field.js';
import type { Extent } from '../../stamping/stamp-placement.js';
import type { Box } from './block-boxes.js';
import type { Drawing } from './drawing.js';

/** For a signature that shows nothing. */
export const unseenOn = (page: PDFPage): SignatureWidget => ({ page, rect: [0, 0, 0, 0] });

/**
 * A drawing as the appearance of a signature, upright on the page as displayed. The content of the page stays as it is,
 * so that readers have no reason to doubt the signatures before.
 *
 * @see ISO 32000-1, 12.5.5 "Appearance streams": the matrix of an appearance and its rectangle together place it
 */
export const widgetAt = (
  { document: { context } }: Revision,
  page: PDFPage,
  { drawing, box }: { readonly drawing: Drawing; readonly box: Box },
): SignatureWidget => {
  const { width, height, form } = drawing;
  const matrix = matrixOf(page, drawing, box);
  const appearance = context.flateStream('/Drawing Do', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: [...matrix],
    Resources: { XObject: { Drawing: form } },
  });
  return { page, rect: bounds(matrix, width, height), appearance: context.register(appearance) };
};

/** Left, bottom, right and top of a drawing on a page, in the page's own coordinates. */
export const rectAt = (page: PDFPage, drawing: Extent, box: Box): readonly number[] =>
  bounds(matrixOf(page, drawing, box), drawing.width, drawing.height);

const matrixOf = (page: PDFPage, { width, height }: Extent, box: Box): Matrix =>
  multiply([box.width / width, 0, 0, box.height / height, box.x, box.y], frameOfPage(page).toContent);

const bounds = ([a, b, c, d, e, f]: Matrix, width: number, height: number): number[] => {
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  const across = corners.map(([x, y]) => a * x + c * y + e);
  const up = corners.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)];
};

export const frameOfPage = ({ node }: PDFPage): PageFrame => {
  const corners = (key: string): number[] => {
    const box = inheritedAt(node, key);
    return box instanceof PDFArray ? Array.from({ length: box.size() }, (_, at) => numberIn(box.lookup(at))) : [];
  };
  return frameOfShape({
    media: corners('MediaBox'),
    crop: corners('CropBox'),
    rotation: numberIn(inheritedAt(node, 'Rotate')) || 0,
    pointsPerUnit: numberIn(node.lookup(PDFName.of('UserUnit'))) || 1,
  });
};

const numberIn = (value: unknown): number => (value instanceof PDFNumber ? value.asNumber() : NaN);
