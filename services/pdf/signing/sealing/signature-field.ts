import { PDFName, PDFNumber, PDFRef, PDFString, type PDFDict, type PDFPage } from '@cantoo/pdf-lib';
import type { Revision } from '../revision/revision.js';
import { arrayAt, textAt } from '../fields/dictionary-entries.js';
import { fieldsOf, formOf } from '../fields/signature-fields.js';

/** SignaturesExist and AppendOnly. */
const SIGNATURE_FLAGS = 3;
/** Print and Locked. */
const WIDGET_FLAGS = 132;

/**
 * Adds a signature field without an appearance of its own, under a name that no other field has.
 *
 * @see ISO 32000-1, 12.7.4.5 "Signature fields"
 */
export const addSignatureField = (
  revision: Revision,
  { ref, value, page }: { readonly ref: PDFRef; readonly value: PDFRef; readonly page: PDFPage },
): void => {
  const { context } = revision.document;
  const field = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of(freeName(revision)),
    V: value,
    Rect: [0, 0, 0, 0],
    F: WIDGET_FLAGS,
    P: page.ref,
  });
  context.assign(ref, field);
  addAnnotation(revision, page, ref);
  addToForm(revision, ref);
};

const freeName = ({ document }: Revision): string => {
  const taken = new Set(fieldsOf(document).map((field) => textAt(field, 'T')));
  let number = 1;
  while (taken.has(`Signature${number}`)) number += 1;
  return `Signature${number}`;
};

export const addAnnotation = (revision: Revision, page: PDFPage, annotation: PDFRef): void => {
  append(revision, { holder: page.node, holderRef: page.ref, key: 'Annots' }, annotation);
};

/** The catalog is part of every revision. */
const addToForm = (revision: Revision, field: PDFRef): void => {
  const { document } = revision;
  const { catalog, context } = document;
  const key = PDFName.of('AcroForm');
  const form = formOf(document) ?? context.obj({});
  const at = catalog.get(key);
  const formRef = at instanceof PDFRef && context.lookup(at) === form ? at : undefined;
  if (formRef) revision.touch(formRef);
  else catalog.set(key, form);
  const flags = form.lookup(PDFName.of('SigFlags'));
  const before = flags instanceof PDFNumber ? flags.asNumber() : 0;
  form.set(PDFName.of('SigFlags'), PDFNumber.of(before | SIGNATURE_FLAGS));
  append(revision, { holder: form, holderRef: formRef, key: 'Fields' }, field);
};

interface Place {
  readonly holder: PDFDict;
  readonly holderRef: PDFRef | undefined;
  readonly key: string;
}

const append = (revision: Revision, { holder, holderRef, key }: Place, item: PDFRef): void => {
  const list = arrayAt(holder, key);
  const at = holder.get(PDFName.of(key));
  if (list) list.push(item);
  else holder.set(PDFName.of(key), holder.context.obj([item]));
  if (list && at instanceof PDFRef) revision.touch(at);
  else if (holderRef) revision.touch(holderRef);
};
