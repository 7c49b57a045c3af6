import { PDFName, type PDFDocument } from 'pdf-lib';
import { dictAt } from '../content/objects.js';
import { everyDictionary } from '../content/every-dictionary.js';
import { isOfField } from './fonts/form-fonts.js';

const APPEARANCE = PDFName.of('DA');

/** Takes the fonts of a form that has no field left, where no comment is written in them either. */
export const dropEmptyForm = (document: PDFDocument): void => {
  const form = dictAt(document.catalog, 'AcroForm');
  if (!form || form.has(PDFName.of('XFA'))) return;
  const isUsed = everyDictionary(document).some(
    ({ dict }) => dict !== form && (isOfField(dict) || dict.has(APPEARANCE)),
  );
  if (!isUsed) form.delete(PDFName.of('DR'));
};
