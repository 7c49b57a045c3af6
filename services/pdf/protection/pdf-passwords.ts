import { randomBytes } from 'node:crypto';
import { Refusal } from '../../../contracts/errors.js';
import { preparedPdfPassword } from '../../../contracts/pdf-passwords.js';

/** Longest password that AES-256 in a PDF takes; programs cut off the rest. @see ISO 32000-2, 7.6.4.3.3 */
const BYTES_MAX = 127;
const CONTROL = /\p{Cc}/u;

/**
 * A password as it is set: composed, because keyboards differ in how they write the same letter.
 *
 * @throws Refusal `tool.option-invalid` for one that no reader could be given.
 */
export const preparedPassword = (entered: string, field: string): string => {
  const password = preparedPdfPassword(entered);
  if (CONTROL.test(password)) throw invalid(field, 'must not contain control characters');
  if (Buffer.byteLength(password) > BYTES_MAX) throw invalid(field, `must be at most ${BYTES_MAX} bytes long`);
  return password;
};

/** One that nobody knows: without it, what is forbidden could be allowed with an empty one. */
export const unknownPassword = (): string => randomBytes(24).toString('base64url');

const invalid = (field: string, problem: string): Refusal => new Refusal('tool.option-invalid', { field, problem });
