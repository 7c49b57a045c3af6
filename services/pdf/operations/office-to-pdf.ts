import { Refusal } from '../../../contracts/errors.js';
import { fileTypes } from '../../../contracts/files.js';
import { OFFICE_INSTALL, OfficeFailed, OfficeMissing } from '../engines/office.js';
import { saysEncrypted } from '../office-files/encryption.js';
import { structureProblem } from '../office-files/structure.js';
import type { SourceFile, Work } from './operation.js';

/**
 * Lays out an Office document as its own program would print it.
 *
 * @throws Refusal `office.unreadable`, `office.encrypted`, `office.engine-missing`.
 */
export const officeToPdf = async (file: SourceFile, { office }: Pick<Work, 'office'>): Promise<Uint8Array> => {
  const { name, mime, bytes } = file;
  const problem = await structureProblem(bytes);
  if (problem !== undefined) throw new Refusal('office.unreadable', { name, reason: problem });
  const extension = fileTypes.find((type) => type.mime === mime)?.extensions[0] ?? '';
  try {
    return await office.toPdf(bytes, extension);
  } catch (error) {
    if (error instanceof OfficeMissing) throw new Refusal('office.engine-missing', { name, install: OFFICE_INSTALL });
    if (!(error instanceof OfficeFailed)) throw error;
    if (saysEncrypted(bytes)) throw new Refusal('office.encrypted', { name });
    throw new Refusal('office.unreadable', { name, reason: error.message }, { cause: error });
  }
};
