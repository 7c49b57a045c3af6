import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { loadPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';
import { fileCipherOf } from '../protection/found-cipher.js';
import { isSigned } from '../signing/fields/is-signed.js';
import { fieldsOf } from '../signing/fields/signature-fields.js';
import type { Revision } from '../signing/revision/revision.js';
import { openRewritten } from '../signing/revision/rewritten-revision.js';
import { openSound } from '../signing/revision/sound-revision.js';

export interface ToFill extends Revision {
  readonly notes: readonly Note[];
}

/**
 * Opens a PDF to fill in its form: on its own bytes where they are in order, so that signatures stay what they are, else
 * on the same document written anew. What is encrypted stays encrypted.
 *
 * @throws Refusal as {@link loadPdf}; `pdf.unreadable`; `pdf.signature-would-break` for a signed file that would have to be written anew.
 */
export const openToFill = async (file: SourceFile, work: Pick<Work, 'qpdf' | 'now'>): Promise<ToFill> => {
  const source = { ...(await loadPdf(file, work)), changing: fieldRefs };
  const cipher = await fileCipherOf(file, work.qpdf);
  const { bytes } = file;
  const own = source.bytes === bytes || cipher ? await openSound({ ...source, bytes, cipher }, work.now) : undefined;
  if (own) return { ...own, notes: source.notes };
  if (await isSigned(file)) {
    throw new Refusal('pdf.signature-would-break', { name: file.name, reason: 'its structure is not in order' });
  }
  const { revision } = await openRewritten(file, source, work);
  return { ...revision, notes: source.notes };
};

const fieldRefs = (document: PDFDocument): readonly PDFRef[] =>
  fieldsOf(document).flatMap((field) => document.context.getObjectRef(field) ?? []);
