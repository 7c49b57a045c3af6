import { join } from 'node:path';
import { environmentWith } from '../../services/pdf/signing/identity/identity-file.js';
import { makeIdentity } from '../../services/pdf/signing/identity/own-identity.js';
import { keep } from '../samples/sample.js';

/** A key to seal with in this folder, and what a job process must find in its environment to use it. */
export const identityIn = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  await keep(folder, { 'identity.p12': await makeIdentity('Docket bench', new Date()) });
  return environmentWith({ path: join(folder, 'identity.p12'), passphrase: '' });
};
