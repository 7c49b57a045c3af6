import { PDFDict, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { numbersAt } from '../signing/fields/dictionary-entries.js';

/** Where an answer lies: where what it answers does, as far as that is there already. */
export const rectOnPageOf = ({ context }: PDFDocument, answered: PDFRef | undefined): readonly number[] => {
  const dict = answered && context.lookup(answered);
  const corners = dict instanceof PDFDict ? numbersAt(dict, 'Rect') : [];
  return corners.length === 4 && corners.every(Number.isFinite) ? corners : [0, 0, 0, 0];
};
