import {
  PDFArray,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFString,
  PDFTextField,
  type PDFField,
} from '@cantoo/pdf-lib';
import { choicesOf } from './field-choices.js';
import type { Shown } from './field-looks.js';

/** The text that a field shows with the value that it has; undefined for one without text. */
export const shownOf = (field: PDFField): Shown | undefined => {
  if (field instanceof PDFTextField) return field.isPassword() ? undefined : writtenIn(field);
  if (field instanceof PDFDropdown) return chosenIn(field);
  return field instanceof PDFOptionList ? listedIn(field) : undefined;
};

const writtenIn = (field: PDFTextField): Shown => {
  const text = (field.getText() ?? '').replace(/\r\n?/g, '\n');
  const isLines = field.isMultiline();
  const cells = field.isCombed() && !isLines ? (field.getMaxLength() ?? 0) : 0;
  return { field, lines: [{ text, chosen: false }], flow: isLines ? 'lines' : 'line', cells };
};

const chosenIn = (field: PDFDropdown): Shown => {
  const [value = ''] = storedIn(field);
  const label = choicesOf(field).find((choice) => choice.value === value)?.label ?? value;
  return { field, lines: [{ text: label, chosen: false }], flow: 'line', cells: 0 };
};

const listedIn = (field: PDFOptionList): Shown => {
  const values = new Set(storedIn(field));
  const lines = choicesOf(field).map(({ label, value }) => ({ text: label, chosen: values.has(value) }));
  return { field, lines, flow: 'list', cells: 0 };
};

/** The value that is written in a field: texts, or the name of the state of ticks and radio buttons. */
export const storedIn = ({ acroField }: PDFField): readonly string[] => {
  const value = acroField.V();
  const values = value instanceof PDFArray ? value.asArray() : [value];
  return values.flatMap((one) =>
    one instanceof PDFString || one instanceof PDFHexString || one instanceof PDFName ? [one.decodeText()] : [],
  );
};
