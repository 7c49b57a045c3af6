import { PASSWORDS_FIELD } from '../../contracts/tools/secrets.js';

/** The field that carries the password of a call's one file; none for a file that is not locked. */
export const passwordsField = (password: string): Readonly<Record<string, string>> =>
  password === '' ? {} : { [PASSWORDS_FIELD]: JSON.stringify([password]) };
