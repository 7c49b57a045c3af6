import { z } from 'zod';
import type { Right } from '../../../contracts/tools/owner-rights.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { QpdfFailed, type Qpdf } from '../engines/qpdf/qpdf.js';

type File = Pick<SourceFile, 'bytes' | 'password'>;

const answer = z.object({
  encrypt: z.object({
    encrypted: z.boolean(),
    ownerpasswordmatched: z.boolean(),
    capabilities: z.record(z.string(), z.boolean()),
  }),
});

/** What qpdf calls each right; it knows what the bits mean in each revision of the security handler. */
const capabilities: Readonly<Record<Right, string>> = {
  change: 'modifyother',
  annotate: 'modifyannotations',
  assemble: 'modifyassembly',
  copy: 'extract',
};

const known = new WeakMap<Uint8Array, boolean>();

/** In the trailer or in a cross-reference stream, neither of which is ever encrypted. A file is searched once. */
const mayBeEncrypted = (bytes: Uint8Array): boolean => {
  const found =
    known.get(bytes) ?? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt', 0, 'latin1');
  known.set(bytes, found);
  return found;
};

/**
 * Which of these rights nobody has who opens a file with its password, or without one where it needs none. Empty for
 * the owner's password, for a file that is not encrypted, and where qpdf can't tell.
 */
export const rightsMissing = async (file: File, needed: readonly Right[], qpdf: Qpdf): Promise<readonly Right[]> => {
  if (needed.length === 0) return [];
  const found = await encryptionOf(file, qpdf);
  if (!found || found.ownerpasswordmatched) return [];
  return needed.filter((right) => found.capabilities[capabilities[right]] === false);
};

export const isEncrypted = async (file: File, qpdf: Qpdf): Promise<boolean> =>
  (await encryptionOf(file, qpdf)) !== undefined;

const encryptionOf = async ({ bytes, password = '' }: File, qpdf: Qpdf) => {
  if (!mayBeEncrypted(bytes)) return undefined;
  const args = ['--password-file=password.txt', '--json=2', '--json-key=encrypt', 'in.pdf'];
  const files = { 'in.pdf': bytes, 'password.txt': new TextEncoder().encode(password) };
  try {
    const { encrypt } = answer.parse(JSON.parse(await qpdf.json({ args, files })));
    return encrypt.encrypted ? encrypt : undefined;
  } catch (error) {
    if (error instanceof QpdfFailed) return undefined; // damaged, or another password: the operation says so
    throw error;
  }
};
