import { PDFName, PDFNumber, PDFRef, PDFString, type PDFDict, type PDFPage } from '@cantoo/pdf-lib';
import type { Revision } from '../revision/revision.js';
import { arrayAt, textAt } from '../fields/dictionary-entries.js';
import { fieldsOf, formOf } from '../fields/signature-fields.js';

/** Where a signature shows on a page, and what shows there. */
export interface SignatureWidget {
  readonly page: PDFPage;
  /** Left, bottom, right and top in the page's own coordinates. */
  readonly rect: readonly number[];
  /** A form XObject. */
  readonly appearance?: PDFRef;
}

/** SignaturesExist and AppendOnly. */
const SIGNATURE_FLAGS = 3;
/** Print and Locked. */
const WIDGET_FLAGS = 132;

/**
 * Adds a signature field under a name that no other field has: one with its widget where it shows once, else one with
 * a widget for each place.
 *
 * @see ISO 32000-1, 12.7.4.5 "Signature fields"
 */
export const addSignatureField = (
  revision: Revision,
  { value, widgets }: { readonly value: PDFRef; readonly widgets: readonly SignatureWidget[] },
): void => {
  const { context } = revision.document;
  const ref = context.nextRef();
  const field = { FT: 'Sig', T: PDFString.of(freeName(revision)), V: value };
  const [only, second] = widgets;
  if (only && !second) {
    context.assign(ref, context.obj({ ...field, ...entriesOf(only) }));
    addAnnotation(revision, only.page, ref);
  } else {
    // Some readers look for the value in the widget alone.
    const entries = { FT: 'Sig', V: value, Parent: ref };
    const kids = widgets.map((widget) => addWidget(revision, entries, widget));
    context.assign(ref, context.obj({ ...field, Kids: kids }));
  }
  addToForm(revision, ref);
};

const addWidget = (
  revision: Revision,
  entries: Readonly<Record<string, PDFRef | string>>,
  widget: SignatureWidget,
): PDFRef => {
  const { context } = revision.document;
  const ref = context.register(context.obj({ ...entriesOf(widget), ...entries }));
  addAnnotation(revision, widget.page, ref);
  return ref;
};

const entriesOf = ({ page, rect, appearance }: SignatureWidget) => ({
  Type: 'Annot',
  Subtype: 'Widget',
  Rect: [...rect],
  F: WIDGET_FLAGS,
  P: page.ref,
  ...(appearance && { AP: { N: appearance } }),
});

const freeName = ({ document }: Revision): string => {
  const taken = new Set(fieldsOf(document).map((field) => textAt(field, 'T')));
  let number = 1;
  while (taken.has(`Signature${number}`)) number += 1;
  return `Signature${number}`;
};

const addAnnotation = (revision: Revision, page: PDFPage, annotation: PDFRef): void => {
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
