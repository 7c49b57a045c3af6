import { PDFButton, PDFName, type PDFDocument, type PDFField } from '@cantoo/pdf-lib';
import type { FilledField, SigningManner } from '../../../contracts/api/signature-requests.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { imageToPdf } from '../converting/image-to-pdf.js';
import { drawLooks } from '../forms/field-looks.js';
import { openForm } from '../forms/form-of-document.js';
import { refuseUnlessHeld } from '../forms/read-back.js';
import { setValue } from '../forms/set-value.js';
import { shownOf, storedIn } from '../forms/shown-values.js';
import { touchField } from '../forms/touch-field.js';
import type { SourceFile, Work } from '../operation.js';
import { fileCipherOf } from '../protection/read-cipher.js';
import type { Drawing } from '../signing/drawing/drawing.js';
import { embedded } from '../signing/drawing/embedded.js';
import { lookWithin } from '../signing/drawing/placed-widgets.js';
import { handwriting, signatureBlock } from '../signing/drawing/signature-block.js';
import type { PreparedField } from '../signing/fields/prepared-fields.js';
import { openToSign, type ToSign } from '../signing/revision/open-to-sign.js';
import { seal } from '../signing/sealing/seal.js';
import { verifySignatures } from '../signing/verify-signatures.js';

/** Everything that one recipient puts into a document. */
export interface RecipientSeal {
  readonly fields: readonly FilledField[];
  readonly signing: SigningManner;
  /** Their name. */
  readonly signer: string;
}

/**
 * Fills in the fields of one recipient and seals the document with the certificate of this installation, in one revision.
 * The seal locks those fields; those of others stay open.
 *
 * @throws Refusal as {@link openToSign}; `fonts.missing`; `image.unreadable` for a drawing that is no picture;
 *   `form.not-filled` where another engine does not read what was filled in.
 */
export const sealRecipient = async (
  file: SourceFile,
  { fields, signing, signer }: RecipientSeal,
  work: Pick<Work, 'qpdf' | 'now' | 'identity'>,
): Promise<{ readonly bytes: Uint8Array; readonly notes: readonly Note[] }> => {
  const revision = await openToSign(file, work);
  const { document } = revision;
  const target = targetOf(revision, fields);
  const block = await drawingFor(document, signing, { signer, at: work.now });
  const stored = await fillIn(revision, fields, block);
  const statement = { name: signer, reason: REASON, at: work.now };
  const widget = { ...placeOf(document, target, block), prepared: target };
  const { bytes, notes } = await seal(revision, { widgets: [widget], statement }, await work.identity());
  await refuseUnlessHeld({ ...file, bytes }, stored, work);
  await assertNoneBroken(file, bytes, work);
  return { bytes, notes: [...revision.notes, ...notes] };
};

const REASON = 'Signed on request';

const targetOf = ({ prepared }: ToSign, fields: readonly FilledField[]): PreparedField => {
  const names = new Set(fields.filter(({ kind }) => kind === 'signature').map(({ name }) => name));
  const target = prepared.find(({ name }) => names.has(name));
  if (!target) throw new Error('the document has no signature field for this recipient');
  return target;
};

interface Signing {
  readonly signer: string;
  readonly at: Date;
}

const drawingFor = async (
  document: PDFDocument,
  signing: SigningManner,
  { signer: name, at }: Signing,
): Promise<Drawing> => {
  if (signing.manner !== 'typed') return pictureOf(document, signing.png);
  const unsaid = { title: '', email: '', reason: '', location: '' };
  return signatureBlock(document, { ...unsaid, signature: signing.text, name, at });
};

const pictureOf = async (document: PDFDocument, png: string): Promise<Drawing> => {
  const bytes = new Uint8Array(Buffer.from(png, 'base64'));
  return embedded(document, await imageToPdf({ name: 'signature.png', kind: 'image', mime: 'image/png', bytes }));
};

const placeOf = (document: PDFDocument, { widgets }: PreparedField, drawing: Drawing) => {
  const [widget] = widgets;
  if (widget?.page === undefined) throw new Error('the signature field of this recipient is on no page');
  const page = document.getPage(widget.page);
  return { page, rect: widget.rect, appearance: lookWithin(document, page, { rect: widget.rect, drawing }) };
};

/** Fills each field with a value in, and tells its text. */
const fillIn = async (
  revision: ToSign,
  fields: readonly FilledField[],
  block: Drawing,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { document } = revision;
  const form = openForm(document).fields;
  const written: [string, PDFField][] = [];
  for (const { name, kind, value } of fields) {
    const field = form.get(name);
    if (!field) throw new Error(`the document has lost its field ${name}`);
    if (field instanceof PDFButton) await show(document, field, { kind, value, block });
    else if (kind === 'signature') continue;
    else {
      setValue(name, field, kind === 'check' ? value !== '' : value);
      written.push([name, field]);
    }
    touchField(revision, field);
  }
  const texts = written.flatMap(([, field]) => shownOf(field) ?? []);
  const clipped = await drawLooks(document, texts);
  const [first] = clipped;
  if (first) throw new Refusal('signature-request.too-long', { field: labelOf(fields, first.getName()) });
  return new Map(written.map(([name, field]) => [name, storedIn(field)] as const));
};

const labelOf = (fields: readonly FilledField[], name: string): string => {
  const field = fields.find((one) => one.name === name);
  if (!field) return name;
  return field.label === '' ? field.kind : field.label;
};

/** Initials, or the signature once more. */
const show = async (
  document: PDFDocument,
  { acroField }: PDFButton,
  { kind, value, block }: { readonly kind: FilledField['kind']; readonly value: string; readonly block: Drawing },
): Promise<void> => {
  const drawing = kind === 'initials' ? await handwriting(document, value) : block;
  for (const widget of acroField.getWidgets()) {
    const page = document.getPages().find(({ ref }) => ref === widget.P());
    if (!page) throw new Error('a field of this recipient is on no page');
    const { x, y, width, height } = widget.getRectangle();
    const look = lookWithin(document, page, { rect: [x, y, x + width, y + height], drawing });
    widget.dict.set(PDFName.of('AP'), document.context.obj({ N: look }));
  }
};

/** Nobody's signature may be spoilt by the next one. */
const assertNoneBroken = async (file: SourceFile, bytes: Uint8Array, work: Pick<Work, 'qpdf'>): Promise<void> => {
  const cipher = await fileCipherOf({ ...file, bytes }, work.qpdf);
  const brokenIn = async (all: Uint8Array): Promise<number> =>
    (await verifySignatures(all, cipher)).filter(({ intact, modified }) => !intact || modified).length;
  const broken = await brokenIn(bytes);
  if (broken > 0 && broken > (await brokenIn(file.bytes))) throw new Error('the next signature breaks one before it');
};
