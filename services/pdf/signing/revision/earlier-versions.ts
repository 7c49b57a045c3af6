import type { Note } from '../../../../contracts/events/conversion.js';
import { QpdfFailed } from '../../engines/qpdf/qpdf.js';
import { decrypted } from '../../opening/load.js';
import type { SourceFile, Work } from '../../operation.js';
import { protectedLike } from '../../protection/protected-like.js';
import { isSigned } from '../fields/is-signed.js';

interface Forgetful {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
  /** The objects of the file have other numbers now. */
  readonly isRenumbered: boolean;
}

/**
 * A file that has got a revision, without the versions before it, in which anyone could still find what the change took
 * away. A signed file needs them, and then a note says what that means.
 *
 * @param file   as it came.
 * @param bytes  the same with the revision behind it.
 */
export const withoutEarlierVersions = async (
  file: SourceFile,
  bytes: Uint8Array,
  { qpdf }: Pick<Work, 'qpdf'>,
): Promise<Forgetful> => {
  const anew = (await isSigned(file)) ? undefined : await writtenAnew(file, bytes, qpdf);
  return anew
    ? { bytes: anew, notes: [], isRenumbered: true }
    : { bytes, notes: [keptNote(file)], isRenumbered: false };
};

/** Undefined where that can't be done with the protection that the file has. */
const writtenAnew = async (
  file: SourceFile,
  bytes: Uint8Array,
  qpdf: Work['qpdf'],
): Promise<Uint8Array | undefined> => {
  try {
    const plain = await decrypted({ ...file, bytes }, qpdf);
    return (await protectedLike(file, [plain], qpdf))?.[0];
  } catch (error) {
    if (error instanceof QpdfFailed) return undefined;
    throw error;
  }
};

const keptNote = ({ name }: SourceFile): Note => ({
  code: 'pdf.earlier-version-kept',
  text: `The result still holds the earlier version of ${name}, in which what was replaced or removed can be found.`,
});
