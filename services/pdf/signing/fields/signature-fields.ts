import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFString, type PDFDocument } from '@cantoo/pdf-lib';

/** A signature field that has been signed. */
export interface SignedField {
  /** The signature dictionary. */
  readonly value: PDFDict;
  /** Of the object that it is, or that it is part of. */
  readonly ref: PDFRef | undefined;
  readonly field: PDFDict;
}

export const dictAt = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFDict ? value : undefined;
};

export const arrayAt = (dict: PDFDict | undefined, key: string): PDFArray | undefined => {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFArray ? value : undefined;
};

/** Without the slash. */
export const nameAt = (dict: PDFDict | undefined, key: string): string | undefined => {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

/** Text for people. */
export const textAt = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
};

/** The document's form, if it has one. */
export const formOf = ({ catalog }: PDFDocument): PDFDict | undefined => dictAt(catalog, 'AcroForm');

/** Every field and its widgets, those of the form itself first. */
export const fieldsOf = (document: PDFDocument): readonly PDFDict[] => {
  const found = new Set<PDFDict>();
  const waiting = [arrayAt(formOf(document), 'Fields')];
  for (let fields = waiting.shift(); fields; fields = waiting.shift()) {
    for (const item of fields.asArray()) {
      const field = document.context.lookup(item);
      if (!(field instanceof PDFDict) || found.has(field)) continue;
      found.add(field);
      const kids = arrayAt(field, 'Kids');
      if (kids) waiting.push(kids);
    }
  }
  return [...found];
};

/** The signed ones, each signature once. */
export const signedFieldsOf = (document: PDFDocument): readonly SignedField[] => {
  const signed = new Map<PDFDict, SignedField>();
  for (const field of fieldsOf(document)) {
    const value = fieldType(field) === 'Sig' ? dictAt(field, 'V') : undefined;
    if (!value || signed.has(value)) continue;
    const at = field.get(PDFName.of('V'));
    signed.set(value, { value, field, ref: at instanceof PDFRef ? at : document.context.getObjectRef(field) });
  }
  return [...signed.values()];
};

/** Inherited from the field above where it has none of its own. */
const fieldType = (field: PDFDict): string | undefined => {
  const seen = new Set<PDFDict>();
  for (let at: PDFDict | undefined = field; at && !seen.has(at); at = dictAt(at, 'Parent')) {
    seen.add(at);
    const type = nameAt(at, 'FT');
    if (type !== undefined) return type;
  }
  return undefined;
};
