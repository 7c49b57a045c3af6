import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongSettings, type Config } from '../../../platform/config.js';
import type { Identity } from '../../operation.js';
import { P12Unusable, readP12 } from './p12-identity.js';
import { makeIdentity } from './own-identity.js';

/** Where an identity lies, and what opens it. */
export interface IdentityFile {
  readonly path: string;
  readonly passphrase: string;
}

type SigningSettings = Pick<Config, 'DATA_DIR' | 'SIGNING_P12' | 'SIGNING_PASSPHRASE'>;

/**
 * The identity that this installation seals with: the one that the settings name, else its own, which is made when it
 * is not there yet. It is opened once, so that a wrong one is found before it is needed.
 *
 * @param host  name of this machine, for the certificate.
 * @throws WrongSettings naming the setting, never the passphrase.
 */
export const openInstallationIdentity = async (
  { DATA_DIR, SIGNING_P12, SIGNING_PASSPHRASE = '' }: SigningSettings,
  host: string,
  now: Date,
): Promise<IdentityFile> => {
  if (SIGNING_P12 !== undefined) return checked({ path: SIGNING_P12, passphrase: SIGNING_PASSPHRASE }, now);
  if (SIGNING_PASSPHRASE !== '') throw new WrongSettings('SIGNING_PASSPHRASE: opens nothing without SIGNING_P12');
  const directory = join(DATA_DIR, 'signing');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'identity.p12');
  if (!(await isThere(path))) await writeWhole(path, await makeIdentity(`Docket at ${host}`, now));
  return { path, passphrase: '' };
};

const checked = async (file: IdentityFile, now: Date): Promise<IdentityFile> => {
  const { certificate } = await identityIn(file);
  const ends = new Date(certificate.validTo);
  if (ends <= now) throw wrongFile(file, `its certificate ended on ${ends.toISOString().slice(0, 10)}`);
  return file;
};

const identityIn = async (file: IdentityFile): Promise<Identity> => {
  try {
    return readP12(await readFile(file.path), file.passphrase);
  } catch (error) {
    if (!(error instanceof P12Unusable)) throw wrongFile(file, 'cannot be read', error);
    if (error.blame === 'file') throw wrongFile(file, error.message, error);
    throw new WrongSettings(`SIGNING_PASSPHRASE: ${error.message}`, { cause: error });
  }
};

const wrongFile = ({ path }: IdentityFile, problem: string, cause?: unknown): WrongSettings =>
  new WrongSettings(`SIGNING_P12="${path}": ${problem}`, { cause });

const isThere = async (path: string): Promise<boolean> => {
  try {
    await (await open(path)).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
};

/** For its owner only, and there with all its bytes or not at all. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
};
