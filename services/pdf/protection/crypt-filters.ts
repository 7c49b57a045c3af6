import { z } from 'zod';
import type { Qpdf } from '../engines/qpdf/qpdf.js';
import { PASSWORD_ARGUMENT, passwordFiles, withMeantPassword } from '../engines/qpdf/qpdf-passwords.js';
import type { SourceFile } from '../operation.js';
import type { CipherMethod } from './file-cipher.js';

type File = Pick<SourceFile, 'bytes' | 'password'>;

const dictionary = z.object({
  '/CF': z.record(z.string(), z.object({ '/CFM': z.string().default('/None') })).default({}),
  '/StrF': z.string().default('/Identity'),
  '/StmF': z.string().default('/Identity'),
});
const objects = z.object({
  qpdf: z.tuple([z.unknown(), z.record(z.string(), z.object({ value: z.record(z.string(), z.unknown()) }))]),
});

/** @see ISO 32000-2, table 25 */
const methods: Readonly<Record<string, CipherMethod>> = { '/V2': 'RC4', '/AESV2': 'AESv2', '/AESV3': 'AESv3' };

/**
 * The ciphers that the crypt filters of a file use for strings and streams, as its own dictionary states: of some that
 * leave them as they are, qpdf says that they are RC4. Undefined where the dictionary is written in another way.
 *
 * @throws QpdfFailed
 */
export const cryptFilters = async (
  file: File,
  qpdf: Qpdf,
): Promise<{ readonly strings: CipherMethod; readonly streams: CipherMethod } | undefined> => {
  const at = (await objectOf(file, 'trailer', qpdf))['/Encrypt'];
  const entry = typeof at === 'string' ? await objectOf(file, at.replace(/ R$/, '').replace(' ', ','), qpdf) : at;
  const read = dictionary.safeParse(entry);
  if (!read.success) return undefined;
  const { '/CF': filters, '/StrF': strings, '/StmF': streams } = read.data;
  const methodOf = (name: string): CipherMethod => methods[filters[name]?.['/CFM'] ?? ''] ?? 'none';
  return { strings: methodOf(strings), streams: methodOf(streams) };
};

const objectOf = async ({ bytes, password = '' }: File, name: string, qpdf: Qpdf) => {
  const args = [PASSWORD_ARGUMENT, '--json=2', '--json-key=qpdf', `--json-object=${name}`, 'in.pdf'];
  const open = (meant: Uint8Array) => qpdf.json({ args, files: passwordFiles(bytes, meant) });
  const [, found] = objects.parse(JSON.parse(await withMeantPassword(password, open))).qpdf;
  return Object.values(found)[0]?.value ?? {};
};
