import { z } from 'zod';
import { QpdfFailed, type Qpdf } from '../engines/qpdf/qpdf.js';
import { PASSWORD_ARGUMENT, passwordFiles, withMeantPassword } from '../engines/qpdf/qpdf-passwords.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';

type File = Pick<SourceFile, 'bytes' | 'password'>;

const answer = z.object({
  encrypt: z.object({
    encrypted: z.boolean(),
    ownerpasswordmatched: z.boolean(),
    capabilities: z.record(z.string(), z.boolean()),
    parameters: z.object({
      V: z.number(),
      key: z.string().nullish(),
      stringmethod: z.string(),
      streammethod: z.string(),
    }),
  }),
});

const known = new WeakMap<Uint8Array, boolean>();

/** In the trailer or in a cross-reference stream, neither of which is ever encrypted. A file is searched once. */
const mayBeEncrypted = (bytes: Uint8Array): boolean => {
  const isMarked =
    known.get(bytes) ?? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt', 0, 'latin1');
  known.set(bytes, isMarked);
  return isMarked;
};

/** The encryption of a file as qpdf describes it; undefined where there is none, or qpdf can't open it. */
export const encryptionOf = async ({ bytes, password = '' }: File, qpdf: Qpdf, ...more: readonly string[]) => {
  if (!mayBeEncrypted(bytes)) return undefined;
  const args = [PASSWORD_ARGUMENT, '--json=2', '--json-key=encrypt', ...more, 'in.pdf'];
  try {
    const report = await withMeantPassword(password, (meant) =>
      qpdf.json({ args, files: passwordFiles(bytes, meant) }),
    );
    const { encrypt } = answer.parse(JSON.parse(report));
    return encrypt.encrypted ? encrypt : undefined;
  } catch (error) {
    if (error instanceof QpdfFailed) return undefined; // damaged, or another password: the operation says so
    throw error;
  }
};
