import { PDFName, PDFHexString, PDFString, type PDFDict, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { RequestField, RequestSheet } from '../../../contracts/events/signature-request.js';
import { rectOf } from '../editing/lines/page-boxes.js';
import { drawLooks } from '../forms/field-looks.js';
import { openForm } from '../forms/form-of-document.js';
import { takeFromReaders } from '../forms/left-to-readers.js';
import { touchForm } from '../forms/touch-field.js';
import { frameOfPage } from '../signing/drawing/signature-widget.js';
import { signedFieldsOf } from '../signing/fields/signature-fields.js';
import { certifiedLevel, lockOf } from '../signing/revision/locks.js';
import { openToChange, type ToChange } from '../signing/revision/open-to-change.js';
import { addAnnotation, addToForm, formIn, noteSignatureFields } from '../signing/sealing/signature-field.js';
import type { SourceFile, Work } from '../operation.js';
import { tickLooks } from './tick-looks.js';

const pdfName = (key: string): PDFName => PDFName.of(key);

/** Bits of a field's flags. @see ISO 32000-1, tables 221 and 226 */
const REQUIRED = 1 << 1;
const PUSH_BUTTON = 1 << 16;
/** A widget is printed. */
const PRINT = 4;
/** A part of a point, for boxes that were rounded. */
const ROUNDING_POINTS = 0.05;

/** A document with its fields, how many pages it has, and how large those with fields are. */
interface Placed {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly sheets: readonly RequestSheet[];
}

/**
 * Writes the fields of a signature request into its document, all as one revision and before anybody signs, so that
 * filling them in later changes nothing that an earlier signature vouches for. The first signature of each recipient is a
 * signature field that locks what they fill in; further ones and initials are buttons that show a picture.
 *
 * @throws Refusal as {@link openToChange}; `fonts.missing`; `pages.not-in-file`; `tool.option-invalid` for a box that leaves its page;
 *   `pdf.change-not-allowed` for a document that is certified, or signed and to get more than signatures.
 * @see ISO 32000-2, 12.7.5.5 "Signature fields": a signature field has one widget at most
 */
export const placeFields = async (
  file: SourceFile,
  fields: readonly RequestField[],
  work: Pick<Work, 'qpdf' | 'now'>,
): Promise<Placed> => {
  const revision = await openToChange(file, work, (document) => pagesOf(document, fields).map(({ ref }) => ref));
  const { document } = revision;
  const isSigned = refuseWhatBreaks(revision, fields, file.name);
  if (!isSigned) await drawLooks(document, takeFromReaders(revision, openForm(document)));
  const { form, formRef } = formIn(revision);
  if (!isSigned) prepareForm(document, form);
  for (const [index, field] of fields.entries()) addField(revision, field, { index, all: fields, name: file.name });
  if (!isSigned) noteSignatureFields(revision);
  if (formRef) touchForm(revision);
  const sheets = sheetsOf(document, fields);
  return { bytes: await revision.save(), pages: document.getPageCount(), sheets };
};

const sheetsOf = (document: PDFDocument, fields: readonly RequestField[]): readonly RequestSheet[] =>
  [...new Set(fields.map(({ page }) => page))].map((page) => {
    const { width, height, pointsPerUnit: unit } = frameOfPage(document.getPage(page - 1));
    return { page, width: width * unit, height: height * unit };
  });

const pagesOf = (document: PDFDocument, fields: readonly RequestField[]): readonly PDFPage[] => {
  const pages = document.getPages();
  return [...new Set(fields.map(({ page }) => page))].flatMap((page) => pages[page - 1] ?? []);
};

/** Whether it is signed already. */
const refuseWhatBreaks = ({ document }: ToChange, fields: readonly RequestField[], name: string): boolean => {
  if (certifiedLevel(document) !== undefined) throw notAllowed(name, CERTIFIED);
  if (signedFieldsOf(document).length === 0) return false;
  if (fields.some((field) => !isSignatureField(field, fields))) throw notAllowed(name, SIGNATURES_ONLY);
  for (const field of fields) {
    const reason = lockOf(document, { kind: 'signature', field: field.name, shownNewField: true });
    if (reason !== undefined) throw notAllowed(name, reason);
  }
  return true;
};

const CERTIFIED = 'its author certified it, and it can get no new fields';
const SIGNATURES_ONLY = 'it can get one signature for each recipient, and no other fields';

const notAllowed = (name: string, reason: string): Refusal => new Refusal('pdf.change-not-allowed', { name, reason });

/** The first signature of a recipient is one; what else they draw shows it again. */
export const isSignatureField = (field: RequestField, all: readonly RequestField[]): boolean =>
  field.kind === 'signature' &&
  all.find(({ kind, recipient }) => kind === 'signature' && recipient === field.recipient) === field;

/** Programs that draw the fields anew look for this font in the form; a second description of it would be shown instead. */
const prepareForm = ({ context }: PDFDocument, form: PDFDict): void => {
  form.delete(pdfName('XFA'));
  const resources = form.lookup(pdfName('DR')) ?? context.obj({});
  form.set(pdfName('DR'), resources);
  const fonts = (resources as PDFDict).lookup(pdfName('Font')) ?? context.obj({});
  (resources as PDFDict).set(pdfName('Font'), fonts);
  if ((fonts as PDFDict).has(pdfName('Helv'))) return;
  const helvetica = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
  (fonts as PDFDict).set(pdfName('Helv'), context.register(context.obj(helvetica)));
};

interface Among {
  readonly index: number;
  readonly all: readonly RequestField[];
  /** The name of the file. */
  readonly name: string;
}

const addField = (revision: ToChange, field: RequestField, { index, all, name }: Among): void => {
  const { document } = revision;
  const pages = document.getPages();
  const page = pages[field.page - 1];
  if (!page) throw new Refusal('pages.not-in-file', { name, page: field.page, count: pages.length });
  if (leavesPage(page, field)) {
    throw new Refusal('tool.option-invalid', { field: `fields.${index}.box`, problem: 'leaves the page' });
  }
  const dict = document.context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    F: PRINT,
    P: page.ref,
    Rect: [...rectOn(page, field)],
    MK: { R: turnOf(page) },
    Ff: flagsOf(field, all),
  });
  dict.set(pdfName('T'), PDFHexString.fromText(field.name));
  if (field.label !== '') dict.set(pdfName('TU'), PDFHexString.fromText(field.label));
  describe(document, dict, { field, all });
  const ref = document.context.register(dict);
  addAnnotation(revision, page, ref);
  addToForm(revision, ref);
};

const leavesPage = (page: PDFPage, { box }: RequestField): boolean => {
  const { width, height, pointsPerUnit: unit } = frameOfPage(page);
  const isBeyond =
    box.x + box.width > width * unit + ROUNDING_POINTS || box.y + box.height > height * unit + ROUNDING_POINTS;
  return box.x < 0 || box.y < 0 || isBeyond;
};

const rectOn = (page: PDFPage, { box }: RequestField): readonly [number, number, number, number] => {
  const { left, bottom, right, top } = rectOf(frameOfPage(page), box);
  return [left, bottom, right, top];
};

/** Degrees counter-clockwise by which a field is turned to stand upright on its page as displayed. */
const turnOf = (page: PDFPage): number => (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360;

const flagsOf = (field: RequestField, all: readonly RequestField[]): number => {
  const isButton = field.kind === 'initials' || (field.kind === 'signature' && !isSignatureField(field, all));
  return (field.required ? REQUIRED : 0) | (isButton ? PUSH_BUTTON : 0);
};

/** Writes the entries that make it a field of its kind. */
const describe = (
  document: PDFDocument,
  dict: PDFDict,
  { field, all }: { readonly field: RequestField; readonly all: readonly RequestField[] },
): void => {
  const { context } = document;
  if (isSignatureField(field, all)) {
    dict.set(pdfName('FT'), pdfName('Sig'));
    const names = all
      .filter(({ recipient }) => recipient === field.recipient)
      .map(({ name }) => PDFHexString.fromText(name));
    const lock = context.obj({ Type: 'SigFieldLock', Action: 'Include' });
    lock.set(pdfName('Fields'), context.obj(names));
    dict.set(pdfName('Lock'), context.register(lock));
  } else if (field.kind === 'check') {
    dict.set(pdfName('FT'), pdfName('Btn'));
    for (const key of ['V', 'AS']) dict.set(pdfName(key), pdfName('Off'));
    dict.set(pdfName('AP'), context.obj({ N: tickLooks(document, { ...field.box, turn: numberOf(dict) }) }));
  } else if (field.kind === 'initials' || field.kind === 'signature') {
    dict.set(pdfName('FT'), pdfName('Btn'));
  } else {
    dict.set(pdfName('FT'), pdfName('Tx'));
    dict.set(pdfName('DA'), PDFString.of('/Helv 0 Tf 0 g'));
  }
};

const numberOf = (dict: PDFDict): number =>
  Number((dict.lookup(pdfName('MK')) as PDFDict).get(pdfName('R'))?.toString() ?? 0);
