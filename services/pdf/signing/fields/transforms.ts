import { PDFDict } from '@cantoo/pdf-lib';
import { arrayAt } from './dictionary-entries.js';

/** The rules of a signature about changes to its document. @see ISO 32000-2, table 256 */
export const transformsOf = (value: PDFDict): PDFDict[] =>
  (arrayAt(value, 'Reference')?.asArray() ?? []).flatMap((item) => {
    const reference = value.context.lookup(item);
    return reference instanceof PDFDict ? [reference] : [];
  });
