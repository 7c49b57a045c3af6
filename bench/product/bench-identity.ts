import { join } from 'node:path';
import type { IdentityFile } from '../../services/pdf/signing/identity/installation.js';
import { makeIdentity } from '../../services/pdf/signing/identity/own-identity.js';
import { keep } from '../samples/sample.js';

/** A key to seal with in this folder. */
export const identityIn = async (folder: string): Promise<IdentityFile> => {
  await keep(folder, { 'identity.p12': await makeIdentity('Docket bench', new Date()) });
  return { path: join(folder, 'identity.p12'), passphrase: '' };
};
