import type { RefusalCode } from '../../contracts/errors.js';
import { PASSWORDS_FIELD } from '../../contracts/tools/secret-options.js';

/** Passwords of locked files. Kept out of the machines, so that logged or stored machine state has none. */
const known = new WeakMap<File, string>();

export const keepPassword = (file: File, password: string): void => {
  known.set(file, password);
};

/** Empty if none was given. */
export const passwordOf = (file: File): string => known.get(file) ?? '';

export const forgetPasswords = (files: readonly File[]): void => {
  for (const file of files) known.delete(file);
};

/** The form field with the passwords of a call's files, in their order; absent if no file is locked. */
export const passwordsField = (files: readonly File[]): Readonly<Record<string, string>> => {
  const passwords = files.map(passwordOf);
  return passwords.some((password) => password !== '') ? { [PASSWORDS_FIELD]: JSON.stringify(passwords) } : {};
};

const wrong: readonly RefusalCode[] = ['pdf.wrong-password', 'office.wrong-password'];
const locks: readonly RefusalCode[] = ['pdf.encrypted', 'office.encrypted', 'pdf.not-permitted', ...wrong];

/** A refusal that asks for a password. */
export const asksPassword = ({ code }: { readonly code?: string | undefined }): boolean =>
  locks.some((lock) => lock === code);

/** A password was given, and it is wrong. */
export const isWrongPassword = ({ code }: { readonly code?: string | undefined }): boolean =>
  wrong.some((refusal) => refusal === code);
