import { PDFDict, PDFRef, type PDFArray, type PDFDocument } from 'pdf-lib';
import { arrayAt, dictAt, nameAt } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';

const DEPTH_MAX = 30;

/** The form field that a widget shows: the nearest dictionary around it with a name of its own. */
export const fieldOf = (widget: PDFDict): PDFDict => {
  let field = widget;
  for (let depth = 0; depth < DEPTH_MAX && !field.has(pdfName('T')); depth += 1) {
    const parent = dictAt(field, 'Parent');
    if (!parent) break;
    field = parent;
  }
  return field;
};

/** Every field with a value of its own, shown on a page or not. */
export const fieldsIn = (document: PDFDocument): readonly PDFDict[] => {
  const matches: PDFDict[] = [];
  const collect = (fields: PDFArray | undefined, depth: number): void => {
    for (const item of fields?.asArray() ?? []) {
      const field = item instanceof PDFRef ? document.context.lookup(item) : item;
      if (!(field instanceof PDFDict) || depth > DEPTH_MAX) continue;
      if (field.has(pdfName('T'))) matches.push(field);
      collect(arrayAt(field, 'Kids'), depth + 1);
    }
  };
  collect(formFields(document), 0);
  return matches;
};

const formFields = ({ catalog }: PDFDocument): PDFArray | undefined => {
  const form = dictAt(catalog, 'AcroForm');
  return form && arrayAt(form, 'Fields');
};

/** Takes fields and widgets out of the form, and with them every group of fields that is left empty. */
export const dropFromForm = (document: PDFDocument, dropped: ReadonlySet<PDFDict>): void => {
  const form = dictAt(document.catalog, 'AcroForm');
  if (!form) return;
  if (dropped.size > 0) form.delete(pdfName('CO'));
  const fields = formFields(document);
  if (fields) prune(fields, dropped, 0);
};

const prune = (fields: PDFArray, dropped: ReadonlySet<PDFDict>, depth: number): void => {
  for (let index = fields.size() - 1; index >= 0; index -= 1) {
    const field = fields.lookup(index);
    if (!(field instanceof PDFDict) || depth > DEPTH_MAX) continue;
    if (dropped.has(field) || isLeftEmpty(field, dropped, depth)) fields.remove(index);
  }
};

const isLeftEmpty = (group: PDFDict, dropped: ReadonlySet<PDFDict>, depth: number): boolean => {
  const kids = arrayAt(group, 'Kids');
  if (!kids || kids.size() === 0) return false;
  prune(kids, dropped, depth + 1);
  return kids.size() === 0;
};

/** Removes the other description of the form, which repeats its values; whether there was one. */
export const dropXfa = ({ catalog }: PDFDocument): boolean =>
  dictAt(catalog, 'AcroForm')?.delete(pdfName('XFA')) ?? false;

/** Signatures cover the file as it was: they are void, and carry names. */
export const dropSignatures = (document: PDFDocument): void => {
  for (const field of fieldsIn(document)) if (nameAt(field, 'FT') === 'Sig') field.delete(pdfName('V'));
  dictAt(document.catalog, 'AcroForm')?.delete(pdfName('SigFlags'));
};
