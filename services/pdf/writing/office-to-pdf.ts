import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { fileTypes } from '../../../contracts/files.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { fontsForOffice } from '../engines/fonts/office-fonts.js';
import { isBlank } from '../engines/pdfium/blank-pages.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { OFFICE_INSTALL, OfficeFailed, OfficeMissing } from '../engines/libreoffice/office.js';
import { disarmed, disarmedNote } from '../office-files/disarm/disarmed.js';
import { saysEncrypted } from '../office-files/encryption.js';
import { unlockedPackage } from '../office-files/locked-package.js';
import { canBeSimplified } from '../office-files/simplified.js';
import { structureProblem } from '../office-files/office-structure.js';
import { simplifiedNote, simplifiedOffice } from './simplified-office.js';
import { isEngineFailure } from '../opening/unreadable.js';
import type { OfficeWork } from './writing-work.js';

interface Converted {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/**
 * Lays out an Office document as its own program would print it; without the Office engine in a simplified layout,
 * where that can be done, and with a note that says so.
 *
 * @throws Refusal `office.unreadable`, `office.encrypted`, `office.wrong-password`, `office.unknown-encryption`,
 *   `office.engine-missing`.
 */
export const officeToPdf = async (given: SourceFile, work: OfficeWork): Promise<Converted> => {
  const file = { ...given, bytes: unlocked(given) };
  const { name, mime, bytes } = file;
  const problem = await structureProblem(bytes);
  if (problem !== undefined) throw new Refusal('office.unreadable', { name, reason: problem });
  const { bytes: safe, removed } = disarmed(bytes);
  const notes = disarmedNote(name, removed);
  const extension = fileTypes.find((type) => type.mime === mime)?.extensions[0] ?? '';
  try {
    const made = await work.office.toPdf(safe, extension, await fontsForOffice(safe));
    return { bytes: made, notes: [...notes, ...((await holdsNothing(made)) ? [blankNote(name)] : [])] };
  } catch (error) {
    if (error instanceof OfficeMissing) return simplified(file, extension, work);
    if (!(error instanceof OfficeFailed)) throw error;
    throw saysEncrypted(bytes)
      ? new Refusal('office.unknown-encryption', { name })
      : new Refusal('office.unreadable', { name, reason: error.message }, { cause: error });
  }
};

/** The document in a protected file that its password opens; any other file as it is. */
const unlocked = ({ name, bytes, password = '' }: SourceFile): Uint8Array => {
  const found = unlockedPackage(bytes, password);
  if (found === 'locked') throw new Refusal(password === '' ? 'office.encrypted' : 'office.wrong-password', { name });
  if (found === 'unknown') throw new Refusal('office.unknown-encryption', { name });
  return found?.bytes ?? bytes;
};

/** A file as it is, or where it is an Office document, the PDF of it. @throws Refusal as {@link officeToPdf} */
export const withoutOffice = async <File extends SourceFile>(
  file: File,
  work: OfficeWork,
): Promise<{ readonly file: File; readonly notes: readonly Note[] }> => {
  if (file.kind !== 'office') return { file, notes: [] };
  const { bytes, notes } = await officeToPdf(file, work);
  return { file: { ...file, kind: 'pdf', mime: 'application/pdf', bytes }, notes };
};

/** An engine may end well and have made nothing. @throws OfficeFailed when it made no PDF with pages */
const holdsNothing = async (bytes: Uint8Array): Promise<boolean> => {
  try {
    const seen = await withDocument(bytes, (document) => ({ pages: document.pageCount, blank: isBlank(document) }));
    if (seen.pages > 0) return seen.blank;
  } catch (error) {
    if (!isEngineFailure(error)) throw error;
  }
  throw new OfficeFailed('LibreOffice made a PDF of it that does not open');
};

const blankNote = (name: string): Note => ({
  code: 'office.blank',
  text: `Nothing is on the pages that LibreOffice made of ${name}. If it is not empty, save it in a newer format first.`,
});

const simplified = async (file: SourceFile, extension: string, work: OfficeWork): Promise<Converted> => {
  const { name, bytes } = file;
  if (saysEncrypted(bytes)) throw new Refusal('office.unknown-encryption', { name });
  if (!canBeSimplified(extension)) throw new Refusal('office.engine-missing', { name, install: OFFICE_INSTALL });
  try {
    return { bytes: await simplifiedOffice(file, extension, work), notes: [simplifiedNote(name)] };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('office.unreadable', { name, reason: 'its contents are damaged' }, { cause: error });
  }
};
