import { PDFBool, PDFCheckBox, PDFName, PDFRadioGroup, type PDFField } from '@cantoo/pdf-lib';
import { formOf } from '../signing/fields/signature-fields.js';
import { lockOf } from '../signing/revision/locks.js';
import type { Revision } from '../signing/revision/revision.js';
import type { Shown } from './field-looks.js';
import type { DocumentForm } from './form-of-document.js';
import { giveLooks } from './set-value.js';
import { shownOf } from './shown-values.js';
import { touchField, touchForm } from './touch-field.js';

const NEED_APPEARANCES = PDFName.of('NeedAppearances');

/**
 * Where a form leaves it to its readers to draw all fields, some of them draw new ones anew, worse, and Poppler draws no
 * signature. So it is said no more, and the fields get their looks as far as no signature locks them: ticks at once.
 *
 * @param drawn  names of fields that get theirs anyway.
 * @returns what the other fields show, which has to be drawn.
 */
export const takeFromReaders = (
  revision: Revision,
  { fields }: DocumentForm,
  drawn: ReadonlySet<string> = new Set(),
): readonly Shown[] => {
  const { document } = revision;
  const acroForm = formOf(document);
  if (acroForm?.lookup(NEED_APPEARANCES) !== PDFBool.True) return [];
  acroForm.delete(NEED_APPEARANCES);
  touchForm(revision);
  return [...fields].flatMap(([name, field]) => {
    if (drawn.has(name) || lockOf(document, { kind: 'form', field: name }) !== undefined) return [];
    const isTicked = isTick(field);
    if (isTicked) giveLooks(field);
    const shown = shownOf(field);
    if (isTicked || shown) touchField(revision, field);
    return shown ?? [];
  });
};

const isTick = (field: PDFField): field is PDFCheckBox | PDFRadioGroup =>
  field instanceof PDFCheckBox || field instanceof PDFRadioGroup;
