import { Refusal } from '../../../../contracts/errors.js';
import type { Note } from '../../../../contracts/events/conversion.js';
import { rewritten, withDocument } from '../../engines/pdfium/pdfium-document.js';
import type { LoadedPdf } from '../../opening/load.js';
import { isEngineFailure } from '../../opening/unreadable.js';
import type { SourceFile, Work } from '../../operation.js';
import { isEncrypted } from '../../opening/granted-rights.js';
import { protectedLike } from '../../protection/protected-like.js';
import { fileCipherOf } from '../../protection/found-cipher.js';
import type { Revision } from './revision.js';
import { openSound } from './sound-revision.js';

interface Rewritten {
  readonly revision: Revision;
  readonly notes: readonly Note[];
}

/**
 * A document whose own bytes can't be gone on from, written anew, with the protection that it had where that can be
 * carried over; a note says what became of it.
 *
 * @param source  the document without its encryption.
 * @throws Refusal `pdf.unreadable`
 */
export const openRewritten = async (
  file: SourceFile,
  source: LoadedPdf,
  work: Pick<Work, 'qpdf' | 'now'>,
): Promise<Rewritten> => {
  const protections = (await isEncrypted(file, work.qpdf)) ? ([kept, lost] as const) : ([lost] as const);
  for (const protection of protections) {
    for (const version of versionsOf(file, source, work)) {
      const bytes = await tried(version);
      const revision = bytes && (await protection(file, { ...source, bytes }, work));
      if (revision) return { revision, notes: [...source.notes, ...notesOn(file, source, protection === kept)] };
    }
  }
  throw new Refusal('pdf.unreadable', { name: file.name, reason: 'its structure is damaged beyond repair' });
};

type Version = () => Promise<Uint8Array>;

const versionsOf = (file: SourceFile, { bytes }: LoadedPdf, { qpdf }: Pick<Work, 'qpdf'>): readonly Version[] => {
  const anew: readonly Version[] = [
    () => qpdf.write({ args: ['in.pdf'], files: { 'in.pdf': bytes } }),
    () => withDocument(bytes, rewritten),
  ];
  return bytes === file.bytes ? anew : [() => Promise.resolve(bytes), ...anew];
};

const tried = async (version: Version): Promise<Uint8Array | undefined> => {
  try {
    return await version();
  } catch (error) {
    if (isEngineFailure(error)) return undefined; // the next version may do
    throw error;
  }
};

type Protection = (
  file: SourceFile,
  version: LoadedPdf,
  work: Pick<Work, 'qpdf' | 'now'>,
) => Promise<Revision | undefined>;

const lost: Protection = (_, version, { now }) => openSound({ ...version, cipher: undefined }, now);

const kept: Protection = async (file, version, { qpdf, now }) => {
  const [bytes] = (await protectedLike(file, [version.bytes], qpdf)) ?? [];
  const cipher = bytes && (await fileCipherOf({ ...file, bytes }, qpdf));
  return cipher && openSound({ ...version, bytes, cipher }, now);
};

/** That a file was damaged is said once. */
const notesOn = (file: SourceFile, { notes }: LoadedPdf, isKept: boolean): readonly Note[] => {
  const note = noteOn(file, isKept);
  const isTold = note.code === 'sign.rewritten' && notes.some(({ code }) => code === 'pdf.repaired');
  return isTold ? [] : [note];
};

const noteOn = ({ name, bytes }: SourceFile, isKept: boolean): Note =>
  !isKept && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')
    ? {
        code: 'sign.decrypted',
        text: `${name} is protected by a password or by its owner; the signed file is not. Anyone who has it can open, print, copy and change it.`,
      }
    : { code: 'sign.rewritten', text: `The structure of ${name} was damaged; it was repaired before signing.` };
