import type { Right } from '../../../contracts/tools/owner-rights.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import type { Qpdf } from '../engines/qpdf/qpdf.js';
import { encryptionOf } from './qpdf-encryption.js';

type File = Pick<SourceFile, 'bytes' | 'password'>;

/** The names of rights in qpdf; it knows the meaning of the bits in each revision of the security handler. */
const capabilities: Readonly<Record<Right, string>> = {
  change: 'modifyother',
  annotate: 'modifyannotations',
  fill: 'modifyforms',
  assemble: 'modifyassembly',
  copy: 'extract',
};

/**
 * Which of these rights nobody has who opens a file with its password, or without one where it needs none. Empty for
 * the owner's password, for a file that is not encrypted, and where qpdf can't tell.
 */
export const rightsMissing = async (file: File, needed: readonly Right[], qpdf: Qpdf): Promise<readonly Right[]> => {
  if (needed.length === 0) return [];
  const encryption = await encryptionOf(file, qpdf);
  if (!encryption || encryption.ownerpasswordmatched) return [];
  return needed.filter((right) => encryption.capabilities[capabilities[right]] === false);
};

export const isEncrypted = async (file: File, qpdf: Qpdf): Promise<boolean> =>
  (await encryptionOf(file, qpdf)) !== undefined;
