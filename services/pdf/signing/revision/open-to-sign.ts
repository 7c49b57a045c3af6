import type { PDFDocument } from '@cantoo/pdf-lib';
import { Refusal } from '../../../../contracts/errors.js';
import type { Note } from '../../../../contracts/events/conversion.js';
import { pageTreeOf } from '../../opening/page-counts.js';
import { loadPdf } from '../../opening/load.js';
import type { SourceFile, Work } from '../../operation.js';
import { fileCipherOf } from '../../protection/read-cipher.js';
import { isSigned } from '../fields/is-signed.js';
import { preparedFieldsOf, type PreparedField } from '../fields/prepared-fields.js';
import { freeFieldName, signedFieldsOf } from '../fields/signature-fields.js';
import { hasUsageRights, lockOf } from './locks.js';
import type { Revision } from './revision.js';
import { openRewritten } from './rewritten-revision.js';
import { openSound } from './sound-revision.js';

export interface ToSign extends Revision {
  /** It carries a signature already, which must stay what it is. */
  readonly signed: boolean;
  /** Fields that wait for a signature, and may be given one. */
  readonly prepared: readonly PreparedField[];
  /** Why it can't be signed in a new field; undefined where it can. */
  readonly noNewField: Refusal | undefined;
  readonly notes: readonly Note[];
}

/**
 * Opens a PDF for a signature: on its own bytes where they are in order, else on the same document written anew. What
 * is encrypted stays encrypted.
 *
 * @throws Refusal as {@link loadPdf}; `pdf.unreadable`.
 * @throws Refusal `pdf.not-certifiable` when the new signature certifies and is not the first.
 * @throws Refusal `pdf.signature-would-break` when any signature would end one that it has already.
 */
export const openToSign = async (
  file: SourceFile,
  work: Pick<Work, 'qpdf' | 'now'>,
  { certifies = false }: { readonly certifies?: boolean } = {},
): Promise<ToSign> => {
  if (certifies) await refuseSigned(file);
  const source = await loadPdf(file, work);
  const cipher = await fileCipherOf(file, work.qpdf);
  const { bytes } = file;
  const own = source.bytes === bytes || cipher ? await openSound({ ...source, bytes, cipher }, work.now) : undefined;
  if (own) return readyToSign(own, file.name);
  if (await isSigned(file)) throw wouldBreak(file.name, disorderOf(bytes));
  const { revision, isUnprotected } = await openRewritten(file, source, work);
  const prepared = preparedFieldsOf(revision.document);
  const all = [
    ...source.notes,
    ...rewrittenNotes(file.name, source.notes, isUnprotected),
    ...rightsNotes(revision.document, file.name),
  ];
  return { ...revision, signed: false, prepared, noNewField: undefined, notes: all };
};

const refuseSigned = async (file: SourceFile): Promise<void> => {
  if (await isSigned(file)) throw new Refusal('pdf.not-certifiable', { name: file.name });
};

/** To set either right changes what an earlier signature vouches for. */
const disorderOf = (bytes: Uint8Array): string => {
  const isMiscounted = (pageTreeOf(bytes)?.miscounted.size ?? 0) > 0;
  return isMiscounted
    ? 'it counts other pages than it has, which would have to be set right'
    : 'its structure is not in order';
};

const wouldBreak = (name: string, reason: string): Refusal =>
  new Refusal('pdf.signature-would-break', { name, reason });

const readyToSign = (revision: Revision, name: string): ToSign => {
  const { document } = revision;
  const lock = lockOf(document, { kind: 'signature', field: freeFieldName(document), shownNewField: true });
  const noNewField = lock === undefined ? undefined : wouldBreak(name, lock);
  const prepared = preparedFieldsOf(document).filter(
    (field) => lockOf(document, { kind: 'signature', field: field.name }) === undefined,
  );
  if (noNewField && prepared.length === 0) throw noNewField;
  const signed = signedFieldsOf(document).length > 0;
  return { ...revision, signed, prepared, noNewField, notes: rightsNotes(document, name) };
};

/** That a file was damaged is said once. */
const rewrittenNotes = (name: string, notes: readonly Note[], isUnprotected: boolean): readonly Note[] => {
  const note = rewrittenNote(name, isUnprotected);
  const isTold = note.code === 'sign.rewritten' && notes.some(({ code }) => code === 'pdf.repaired');
  return isTold ? [] : [note];
};

const rewrittenNote = (name: string, isUnprotected: boolean): Note =>
  isUnprotected
    ? {
        code: 'sign.decrypted',
        text: `${name} is protected by a password or by its owner; the signed file is not. Anyone who has it can open, print, copy and change it.`,
      }
    : { code: 'sign.rewritten', text: `The structure of ${name} was damaged; it was repaired before signing.` };

const rightsNotes = (document: PDFDocument, name: string): readonly Note[] => {
  const text = `Signing ends the special rights that ${name} gave to users of Adobe Reader.`;
  return hasUsageRights(document) ? [{ code: 'sign.rights-lost', text }] : [];
};
