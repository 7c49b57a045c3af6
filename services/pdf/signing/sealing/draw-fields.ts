import {
  PDFBool,
  PDFCheckBox,
  PDFDropdown,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFRef,
  PDFTextField,
  type PDFField,
  type PDFFont,
} from '@cantoo/pdf-lib';
import { formOf } from '../fields/signature-fields.js';
import { lockOf } from '../revision/locks.js';
import type { Revision } from '../revision/revision.js';

const NEED_APPEARANCES = PDFName.of('NeedAppearances');

/**
 * Gives the fields of a form their looks where it leaves drawing them to readers, which then draw signatures as well,
 * and Poppler draws nothing for those. Left as it is where an earlier signature forbids it, and where a value has
 * letters that the form's own fonts lack.
 */
export const drawFields = (revision: Revision): void => {
  const { document } = revision;
  const acroForm = formOf(document);
  if (acroForm?.lookup(NEED_APPEARANCES) !== PDFBool.True || acroForm.has(PDFName.of('XFA'))) return;
  const form = document.getForm();
  const fields = form.getFields();
  const font = form.getDefaultFont();
  const isFree = (field: PDFField): boolean => lockOf(document, { kind: 'form', field: field.getName() }) === undefined;
  if (!fields.every((field) => isFree(field) && canBeDrawn(field, font))) return;
  for (const field of fields) draw(revision, field, font);
  acroForm.delete(NEED_APPEARANCES);
  const ref = document.catalog.get(PDFName.of('AcroForm'));
  if (ref instanceof PDFRef) revision.touch(ref);
};

const canBeDrawn = (field: PDFField, font: PDFFont): boolean => {
  const letters = new Set(font.getCharacterSet());
  return textsIn(field).every((text) =>
    Array.from(text.replace(/[\r\n\t]/g, '')).every((letter) => letters.has(letter.codePointAt(0) ?? 0)),
  );
};

const textsIn = (field: PDFField): readonly string[] => {
  if (field instanceof PDFTextField) return [field.getText() ?? ''];
  if (field instanceof PDFDropdown) return field.getSelected();
  return field instanceof PDFOptionList ? field.getOptions() : [];
};

const draw = (revision: Revision, field: PDFField, font: PDFFont): void => {
  const widgets = field.acroField.getWidgets();
  if (isWritten(field)) field.defaultUpdateAppearances(font);
  else if (isTicked(field) && widgets.some((widget) => !widget.getAppearances())) field.defaultUpdateAppearances();
  else return;
  for (const { dict } of widgets) {
    const ref = revision.document.context.getObjectRef(dict);
    if (ref) revision.touch(ref);
  }
};

const isWritten = (field: PDFField): field is PDFTextField | PDFDropdown | PDFOptionList =>
  field instanceof PDFTextField || field instanceof PDFDropdown || field instanceof PDFOptionList;

const isTicked = (field: PDFField): field is PDFCheckBox | PDFRadioGroup =>
  field instanceof PDFCheckBox || field instanceof PDFRadioGroup;
