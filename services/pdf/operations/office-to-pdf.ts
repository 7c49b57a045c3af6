import { Refusal } from '../../../contracts/errors.js';
import { fileTypes } from '../../../contracts/files.js';
import { OfficeFailed, OfficeMissing } from '../engines/office.js';
import type { SourceFile, Work } from './operation.js';

const INSTALL =
  'apt-get install -y --no-install-recommends libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui';

export const officeToPdf = async (
  { name, mime, bytes }: SourceFile,
  { office }: Pick<Work, 'office'>,
): Promise<Uint8Array> => {
  const extension = fileTypes.find((type) => type.mime === mime)?.extensions[0] ?? '.doc';
  try {
    return await office.toPdf(bytes, extension);
  } catch (error) {
    if (error instanceof OfficeMissing) throw new Refusal('office.engine-missing', { name, install: INSTALL });
    if (error instanceof OfficeFailed) throw new Refusal('office.unreadable', { name, reason: error.message });
    throw error;
  }
};
