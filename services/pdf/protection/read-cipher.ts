import { z } from 'zod';
import type { Qpdf } from '../engines/qpdf/qpdf.js';
import type { SourceFile } from '../operation.js';
import { cryptFilters } from './crypt-filters.js';
import { cipherMethods, cipherOf, type FileCipher } from './file-cipher.js';
import { encryptionOf } from '../opening/qpdf-encryption.js';

type File = Pick<SourceFile, 'bytes' | 'password'>;

const method = z.enum(cipherMethods);
const named = z.object({ strings: method, streams: method });

/**
 * The cipher of a file, found by a password that opens it. Undefined where it is not encrypted, or not in a way of the
 * standard.
 */
export const fileCipherOf = async (file: File, qpdf: Qpdf): Promise<FileCipher | undefined> => {
  const { parameters } = (await encryptionOf(file, qpdf, '--show-encryption-key')) ?? {};
  if (!parameters?.key) return undefined;
  const said = named.safeParse({ strings: parameters.stringmethod, streams: parameters.streammethod });
  if (!said.success) return undefined;
  const inDoubt = parameters.V >= CRYPT_FILTERS_FROM && Object.values(said.data).includes('RC4');
  const methods = inDoubt ? await cryptFilters(file, qpdf) : said.data;
  if (!methods) return undefined;
  const key = Buffer.from(parameters.key, 'hex');
  return { strings: cipherOf(methods.strings, key), streams: cipherOf(methods.streams, key) };
};

/** Version of the encryption. @see ISO 32000-2, table 20 */
const CRYPT_FILTERS_FROM = 4;
