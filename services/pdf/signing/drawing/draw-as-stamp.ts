import { PDFString, type PDFPage } from '@cantoo/pdf-lib';
import type { Matrix } from '../../content/matrix.js';
import type { Placed } from './drawing.js';
import type { Revision } from '../revision/revision.js';
import { addAnnotation } from '../sealing/signature-field.js';

/** Print, ReadOnly, Locked and LockedContents. */
const STAMP_FLAGS = 708;

/**
 * Draws as a stamp annotation, which leaves the content of the page as it is.
 *
 * @see ISO 32000-1, 12.5.5 "Appearance streams": the matrix of an appearance and its rectangle together place it
 */
export const drawAsStamp = (revision: Revision, page: PDFPage, { drawing, matrix }: Placed): void => {
  const { context } = revision.document;
  const { width, height, form } = drawing;
  const appearance = context.register(
    context.flateStream('/Drawing Do', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Matrix: [...matrix],
      Resources: { XObject: { Drawing: form } },
    }),
  );
  const stamp = context.nextRef();
  const fields = {
    Type: 'Annot',
    Subtype: 'Stamp',
    Rect: bounds(matrix, width, height),
    NM: PDFString.of(`docket-${stamp.objectNumber}`),
    F: STAMP_FLAGS,
    P: page.ref,
    AP: { N: appearance },
  };
  context.assign(stamp, context.obj(fields));
  addAnnotation(revision, page, stamp);
};

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
