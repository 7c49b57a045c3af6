import { PDFName, PDFNumber, PDFRef, PDFString, type PDFDict, type PDFPage } from '@cantoo/pdf-lib';
import type { Revision } from '../revision/revision.js';
import { arrayAt } from '../fields/dictionary-entries.js';
import type { PreparedField } from '../fields/prepared-fields.js';
import { formOf, freeFieldName, signedFieldsOf } from '../fields/signature-fields.js';

/** Where a signature shows on a page, and what shows there. */
export interface SignatureWidget {
  readonly page: PDFPage;
  /** Left, bottom, right and top in the page's own coordinates. */
  readonly rect: readonly number[];
  /** A form XObject. */
  readonly appearance?: PDFRef;
  /** The field that is prepared for the signature there. */
  readonly prepared?: PreparedField;
}

const SIGNATURES_EXIST = 1;
/** SignaturesExist and AppendOnly. */
const SIGNATURE_FLAGS = 3;
/** Print and Locked. */
const WIDGET_FLAGS = 132;

/**
 * Puts a signature into the fields that are prepared for it, and for all other places into one new field.
 *
 * @see ISO 32000-1, 12.7.4.5 "Signature fields"
 */
export const putInFields = (
  revision: Revision,
  { value, widgets }: { readonly value: PDFRef; readonly widgets: readonly SignatureWidget[] },
): void => {
  const isSignedBefore = signedFieldsOf(revision.document).length > 0;
  const others = widgets.filter(({ prepared }) => !prepared);
  for (const { prepared, appearance } of widgets) if (prepared) fillIn(revision, prepared, { value, appearance });
  if (others.length > 0) addSignatureField(revision, { value, widgets: others });
  flagSignatures(revision, isSignedBefore);
};

const fillIn = (
  revision: Revision,
  { field, ref, widgets }: PreparedField,
  { value, appearance }: { readonly value: PDFRef; readonly appearance: PDFRef | undefined },
): void => {
  field.set(PDFName.of('V'), value);
  revision.touch(ref);
  for (const widget of appearance ? widgets : []) {
    widget.dict.set(PDFName.of('AP'), revision.document.context.obj({ N: appearance }));
    revision.touch(widget.ref);
  }
};

/** A field under a name that no other has: one with its widget where it shows once, else with one for each place. */
const addSignatureField = (
  revision: Revision,
  { value, widgets }: { readonly value: PDFRef; readonly widgets: readonly SignatureWidget[] },
): void => {
  const { context } = revision.document;
  const ref = context.nextRef();
  const field = { FT: 'Sig', T: PDFString.of(freeFieldName(revision.document)), V: value };
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

/** One more field of the form, beside all others. */
export const addToForm = (revision: Revision, field: PDFRef): void => {
  const { form, formRef } = formIn(revision);
  append(revision, { holder: form, holderRef: formRef, key: 'Fields' }, field);
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

export const addAnnotation = (revision: Revision, page: PDFPage, annotation: PDFRef): void => {
  append(revision, { holder: page.node, holderRef: page.ref, key: 'Annots' }, annotation);
};

interface Form {
  readonly form: PDFDict;
  /** Undefined for one that is part of the catalog, which is part of every revision. */
  readonly formRef: PDFRef | undefined;
}

/** The form of a document, which gets one where it has none. */
export const formIn = ({ document }: Revision): Form => {
  const { catalog, context } = document;
  const key = PDFName.of('AcroForm');
  const form = formOf(document) ?? context.obj({});
  const at = catalog.get(key);
  const formRef = at instanceof PDFRef && context.lookup(at) === form ? at : undefined;
  if (!formRef) catalog.set(key, form);
  return { form, formRef };
};

/** Readers learn that there are signature fields. */
export const noteSignatureFields = (revision: Revision): void => flagSignatures(revision, false);

/** Left as they are where somebody has signed: readers would take it for a change of the form. */
const flagSignatures = (revision: Revision, isSignedBefore: boolean): void => {
  const { form, formRef } = formIn(revision);
  const key = PDFName.of('SigFlags');
  const flags = form.lookup(key);
  const before = flags instanceof PDFNumber ? flags.asNumber() : 0;
  if ((before & SIGNATURES_EXIST) !== 0 && isSignedBefore) return;
  form.set(key, PDFNumber.of(before | SIGNATURE_FLAGS));
  if (formRef) revision.touch(formRef);
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
