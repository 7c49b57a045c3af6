import { Refusal } from '../../../../contracts/errors.js';
import { rewritten, withDocument } from '../../engines/pdfium/pdfium-document.js';
import type { LoadedPdf } from '../../opening/load.js';
import { isEngineFailure } from '../../opening/unreadable.js';
import type { SourceFile, Work } from '../../operation.js';
import { isEncrypted } from '../../opening/granted-rights.js';
import { protectedLike } from '../../protection/protected-like.js';
import { fileCipherOf } from '../../protection/read-cipher.js';
import type { Revision } from './revision.js';
import { openSound, type ToRevise } from './sound-revision.js';

interface Rewritten {
  readonly revision: Revision;
  /** It was protected, and is not any more. */
  readonly isUnprotected: boolean;
}

type ToRewrite = LoadedPdf & Pick<ToRevise, 'changing'>;

/**
 * A document whose own bytes can't be gone on from, written anew, with the protection that it had where that can be
 * carried over.
 *
 * @param source  the document without its encryption.
 * @throws Refusal `pdf.unreadable`
 */
export const openRewritten = async (
  file: SourceFile,
  source: ToRewrite,
  work: Pick<Work, 'qpdf' | 'now'>,
): Promise<Rewritten> => {
  const protections = (await isEncrypted(file, work.qpdf)) ? ([withProtection, lost] as const) : ([lost] as const);
  for (const protection of protections) {
    for (const version of versionsOf(file, source, work)) {
      const bytes = await tried(version);
      const revision = bytes && (await protection(file, { ...source, bytes }, work));
      if (revision) return { revision, isUnprotected: protection === lost && isProtected(file) };
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
  version: ToRewrite,
  work: Pick<Work, 'qpdf' | 'now'>,
) => Promise<Revision | undefined>;

const lost: Protection = (_, version, { now }) => openSound({ ...version, cipher: undefined }, now);

const withProtection: Protection = async (file, version, { qpdf, now }) => {
  const [bytes] = (await protectedLike(file, [version.bytes], qpdf)) ?? [];
  const cipher = bytes && (await fileCipherOf({ ...file, bytes }, qpdf));
  return cipher && openSound({ ...version, bytes, cipher }, now);
};

const isProtected = ({ bytes }: SourceFile): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt');
