import { PDFDocument } from '@cantoo/pdf-lib';
import { Refusal } from '../../../../contracts/errors.js';
import type { SourceFile } from '../../operation.js';
import { certifiedLevel } from './locks.js';

/**
 * Refuses what no level of certification allows, such as another text or a new field: the author's signature would not
 * hold any more.
 *
 * @throws Refusal `pdf.change-not-allowed`.
 */
export const refuseCertified = async ({ name, bytes }: Pick<SourceFile, 'name' | 'bytes'>): Promise<void> => {
  if (!Buffer.from(bytes).includes('/ByteRange')) return; // nobody has signed it
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  if (certifiedLevel(document) === undefined) return;
  throw new Refusal('pdf.change-not-allowed', { name, reason: 'its author certified it against changes' });
};
