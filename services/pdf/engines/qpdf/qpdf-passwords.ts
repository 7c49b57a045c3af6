import { encodedPasswords, meantPasswords } from '../../../../contracts/pdf-passwords.js';
import { QpdfFailed, type QpdfFiles } from './qpdf.js';

const WRONG = 'invalid password';

/** Bytes of a password, one after the other as they may be meant. */
const candidates = (typed: string): readonly Uint8Array[] => {
  const texts = meantPasswords(typed).map((text) => Buffer.from(text, 'utf8'));
  const encoded = encodedPasswords(typed).map((text) => Buffer.from(text, 'latin1'));
  return [...texts, ...encoded.filter((bytes) => !texts.some((text) => text.equals(bytes)))];
};

/**
 * Has qpdf open a file by the bytes of each password that may be meant, until one does.
 *
 * @throws what the last try throws.
 */
export const withMeantPassword = async <T>(typed: string, open: (password: Uint8Array) => Promise<T>): Promise<T> => {
  const [first = new Uint8Array(), ...others] = candidates(typed);
  let tried = open(first);
  for (const password of others) tried = tried.catch((error: unknown) => orNext(error, () => open(password)));
  return tried;
};

const orNext = <T>(error: unknown, next: () => Promise<T>): Promise<T> => {
  if (error instanceof QpdfFailed && error.message.includes(WRONG)) return next();
  throw error;
};

/**
 * The argument that goes with {@link passwordFiles}. The password goes by a file, because anyone may read the arguments
 * of a running program.
 */
export const PASSWORD_ARGUMENT = '--password-file=password.txt';

export const passwordFiles = (bytes: Uint8Array, password: Uint8Array): QpdfFiles => ({
  'in.pdf': bytes,
  'password.txt': password,
});
