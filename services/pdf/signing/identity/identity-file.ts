import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Identity } from '../../operation.js';
import { readP12 } from './p12-identity.js';

const identityFile = z.object({ path: z.string(), passphrase: z.string() });

/** Where an identity lies, and what opens it. */
export type IdentityFile = Readonly<z.output<typeof identityFile>>;

const VARIABLE = 'DOCKET_IDENTITY';

/** What a job process must find in its environment to sign. */
export const environmentWith = (file: IdentityFile): Readonly<Record<string, string>> => ({
  [VARIABLE]: JSON.stringify(file),
});

/**
 * Takes it out of the environment, so that no program that the process starts gets to see it. The key itself is read
 * when the first signature asks for it.
 */
export const takeIdentity = (environment: NodeJS.ProcessEnv): (() => Promise<Identity>) => {
  const given = environment[VARIABLE];
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- one name, and it must go
  delete environment[VARIABLE];
  if (given === undefined) return noIdentity;
  const { path, passphrase } = identityFile.parse(JSON.parse(given));
  let identity: Promise<Identity> | undefined;
  return () => (identity ??= readFile(path).then((bytes) => readP12(bytes, passphrase)));
};

export const noIdentity = (): Promise<Identity> => Promise.reject(new Error('this process was given no identity'));
