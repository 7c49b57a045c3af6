import { PDFDict, PDFName, PDFRef, type PDFArray, type PDFDocument } from '@cantoo/pdf-lib';
import { arrayAt, dictAt, lineOf, nameAt, textAt } from './dictionary-entries.js';

/** A signature field that has been signed. */
export interface SignedField {
  /** The signature dictionary. */
  readonly value: PDFDict;
  /** The reference to the object that it is, or that it is part of. */
  readonly ref: PDFRef | undefined;
  readonly field: PDFDict;
}

/** The document's form, if it has one. */
export const formOf = ({ catalog }: PDFDocument): PDFDict | undefined => dictAt(catalog, 'AcroForm');

/** Every field and its widgets, those of the form itself first. */
export const fieldsOf = (document: PDFDocument): readonly PDFDict[] => {
  const signatureFields = new Set<PDFDict>();
  const waiting = [arrayAt(formOf(document), 'Fields')];
  for (let fields = waiting.shift(); fields; fields = waiting.shift()) {
    for (const field of dictsIn(fields)) {
      if (signatureFields.has(field)) continue;
      signatureFields.add(field);
      const kids = arrayAt(field, 'Kids');
      if (kids) waiting.push(kids);
    }
  }
  return [...signatureFields];
};

/** A name for one more signature field. */
export const freeFieldName = (document: PDFDocument): string => {
  const taken = new Set(fieldsOf(document).map((field) => textAt(field, 'T')));
  let number = 1;
  while (taken.has(`Signature${number}`)) number += 1;
  return `Signature${number}`;
};

const dictsIn = (list: PDFArray): PDFDict[] =>
  list.asArray().flatMap((_, at) => {
    const listed = list.lookup(at);
    return listed instanceof PDFDict ? [listed] : [];
  });

/** The signed ones, each signature once; also those that the form does not list, because readers show them. */
export const signedFieldsOf = (document: PDFDocument): readonly SignedField[] => {
  const signed = new Map<PDFDict, SignedField>();
  for (const field of [...fieldsOf(document), ...widgetsOf(document)]) {
    const holder = isSignatureField(field) ? lineOf(field).find((at) => dictAt(at, 'V')) : undefined;
    const value = dictAt(holder, 'V');
    if (!holder || !value || signed.has(value)) continue;
    const at = holder.get(PDFName.of('V'));
    signed.set(value, { value, field, ref: at instanceof PDFRef ? at : document.context.getObjectRef(holder) });
  }
  return [...signed.values()];
};

/** The widgets on the pages; nodes of the page tree have no such list. */
const widgetsOf = ({ catalog }: PDFDocument): PDFDict[] => {
  const nodes = new Set<PDFDict>();
  const waiting = [dictAt(catalog, 'Pages')];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (nodes.has(node)) continue;
    nodes.add(node);
    const kids = arrayAt(node, 'Kids');
    if (kids) waiting.push(...dictsIn(kids));
  }
  return [...nodes].flatMap((node) => {
    const annotations = arrayAt(node, 'Annots');
    return annotations ? dictsIn(annotations) : [];
  });
};

const isSignatureField = (field: PDFDict): boolean => {
  const typed = lineOf(field).find((at) => nameAt(at, 'FT') !== undefined);
  return nameAt(typed, 'FT') === 'Sig';
};
