import { PDFName, PDFPageTree, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import { Refusal } from '../../../../contracts/errors.js';
import type { Note } from '../../../../contracts/events/conversion.js';
import { rewritten, withDocument } from '../../engines/pdfium/pdfium-document.js';
import { loadPdf, type LoadedPdf } from '../../opening/load.js';
import type { SourceFile, Work } from '../../operation.js';
import { readCrossReferences } from './cross-references.js';
import { hasUsageRights, lockOf } from './locks.js';
import { openRevision, type Revision } from './revision.js';
import { sameObjects } from './same-objects.js';
import { signedFieldsOf } from '../fields/signature-fields.js';
import { isSigned } from '../fields/is-signed.js';

export interface ToSign extends Revision {
  /** It carries a signature already, which must stay what it is. */
  readonly signed: boolean;
  readonly notes: readonly Note[];
}

/**
 * Opens a PDF for a signature: on its own bytes where they are in order, else on the same document written anew.
 *
 * @throws Refusal as {@link loadPdf}; `pdf.unreadable`.
 * @throws Refusal `pdf.not-certifiable` when the new signature certifies and is not the first.
 * @throws Refusal `pdf.signature-would-break` when that would end a signature that it has already.
 */
export const openToSign = async (
  file: SourceFile,
  work: Pick<Work, 'qpdf' | 'now'>,
  { certifies = false }: { readonly certifies?: boolean } = {},
): Promise<ToSign> => {
  if (certifies) await refuseSigned(file);
  const source = await loadPdf(file, work);
  const own = source.bytes === file.bytes ? await opened(source, source.bytes, work.now) : undefined;
  if (own) return readyToSign(own, file.name);
  if (await isSigned(file)) throw wouldBreak(file.name, 'it is encrypted or damaged');
  const versions = [
    () => Promise.resolve(source.bytes),
    () => work.qpdf.write({ args: ['in.pdf'], files: { 'in.pdf': source.bytes } }),
    () => withDocument(source.bytes, rewritten),
  ];
  for (const version of versions.slice(source.bytes === file.bytes ? 1 : 0)) {
    const revision = await version().then(
      (bytes) => opened(source, bytes, work.now),
      () => undefined, // the next version may do
    );
    if (!revision) continue;
    const notes = [...source.notes, rewriteNote(file), ...rightsNotes(revision.document, file.name)];
    return { ...revision, signed: false, notes };
  }
  throw new Refusal('pdf.unreadable', { name: file.name, reason: 'its structure is damaged beyond repair' });
};

const refuseSigned = async (file: SourceFile): Promise<void> => {
  if (await isSigned(file)) throw new Refusal('pdf.not-certifiable', { name: file.name });
};

const wouldBreak = (name: string, reason: string): Refusal =>
  new Refusal('pdf.signature-would-break', { name, reason });

const readyToSign = (revision: Revision, name: string): ToSign => {
  const { document } = revision;
  const lock = lockOf(document);
  if (lock !== undefined) throw wouldBreak(name, lock);
  return { ...revision, signed: signedFieldsOf(document).length > 0, notes: rightsNotes(document, name) };
};

const rightsNotes = (document: PDFDocument, name: string): readonly Note[] => {
  const text = `Signing ends the special rights that ${name} gave to users of Adobe Reader.`;
  return hasUsageRights(document) ? [{ code: 'sign.rights-lost', text }] : [];
};

const rewriteNote = ({ name, bytes }: SourceFile): Note =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')
    ? {
        code: 'sign.decrypted',
        text: `${name} is protected by a password or by its owner; the signed file is not. Anyone who has it can open, print, copy and change it.`,
      }
    : { code: 'sign.rewritten', text: `The structure of ${name} was damaged; it was repaired before signing.` };

/** Undefined when a revision would go on from something else than what readers see. */
const opened = async ({ pageCount }: LoadedPdf, bytes: Uint8Array, now: Date): Promise<Revision | undefined> => {
  const places = readCrossReferences(bytes);
  if (!places) return undefined;
  try {
    const revision = await openRevision(bytes, now.toISOString());
    const { document } = revision;
    if (document.getPageCount() !== pageCount) return undefined;
    return (await sameObjects(document, { bytes, places }, structuralRefs(document))) ? revision : undefined;
  } catch {
    return undefined; // the library can't read it; another version of it may do
  }
};

/** What a revision may change, or find its way by: the catalog, the page tree, the form, the lists of annotations. */
const structuralRefs = ({ catalog, context }: PDFDocument): Set<PDFRef> => {
  const refs = new Set<PDFRef>();
  const add = (object: unknown): void => {
    if (object instanceof PDFRef) refs.add(object);
  };
  add(context.trailerInfo.Root);
  add(catalog.get(PDFName.of('Pages')));
  add(catalog.get(PDFName.of('AcroForm')));
  add(catalog.getAcroForm()?.dict.get(PDFName.of('Fields')));
  catalog.Pages().traverse((node, ref) => {
    add(ref);
    if (!(node instanceof PDFPageTree)) add(node.get(PDFName.of('Annots')));
  });
  return refs;
};
