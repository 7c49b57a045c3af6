import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { Refusal } from '../../../../contracts/errors.js';
import type { Note } from '../../../../contracts/events/conversion.js';
import { loadPdf } from '../../opening/load.js';
import type { SourceFile, Work } from '../../operation.js';
import { fileCipherOf } from '../../protection/read-cipher.js';
import { isSigned } from '../fields/is-signed.js';
import { fieldsOf } from '../fields/signature-fields.js';
import type { Revision } from './revision.js';
import { openRewritten } from './rewritten-revision.js';
import { openSound } from './sound-revision.js';

export interface ToChange extends Revision {
  readonly notes: readonly Note[];
}

/**
 * Opens a PDF for a change that is written behind it: on its own bytes where they are in order, so that signatures stay
 * what they are, else on the same document written anew. What is encrypted stays encrypted.
 *
 * @param changing  the objects that are about to change, and have to be those that readers see.
 * @throws Refusal as {@link loadPdf}; `pdf.unreadable`; `pdf.change-not-allowed` for a signed file that would have to be written anew.
 */
export const openToChange = async (
  file: SourceFile,
  work: Pick<Work, 'qpdf' | 'now'>,
  changing: (document: PDFDocument) => readonly PDFRef[],
): Promise<ToChange> => {
  const source = { ...(await loadPdf(file, work)), changing };
  const cipher = await fileCipherOf(file, work.qpdf);
  const { bytes } = file;
  const own = source.bytes === bytes || cipher ? await openSound({ ...source, bytes, cipher }, work.now) : undefined;
  if (own) return { ...own, notes: source.notes };
  if (await isSigned(file)) {
    throw new Refusal('pdf.change-not-allowed', { name: file.name, reason: 'its structure is not in order' });
  }
  const { revision } = await openRewritten(file, source, work);
  return { ...revision, notes: source.notes };
};

/** The fields of a form, with their widgets. */
export const fieldRefs = (document: PDFDocument): readonly PDFRef[] =>
  fieldsOf(document).flatMap((field) => document.context.getObjectRef(field) ?? []);
