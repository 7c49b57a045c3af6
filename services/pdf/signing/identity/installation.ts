import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongSettings, type Config } from '../../../platform/settings/config.js';
import type { Identity } from '../../operation.js';

/** Where an identity lies, and what opens it. */
export interface IdentityFile {
  readonly path: string;
  readonly passphrase: string;
  /** Address of the server that confirms when it signed, if there is one. */
  readonly timestampServer?: string | undefined;
}

/** Finds an identity, or makes it. */
export type IdentitySource = () => Promise<IdentityFile>;

type SigningSettings = Pick<Config, 'DATA_DIR' | 'SIGNING_P12' | 'SIGNING_PASSPHRASE'> &
  Partial<Pick<Config, 'TSA_URL'>>;

/**
 * The identity that this installation seals with: the one that the settings name, which is opened once, so that a wrong
 * one is found before it is needed; else its own, which is made with the first seal, because a key takes up to a second
 * of a processor.
 *
 * @param host   name of this machine, for the certificate.
 * @param clock  says from when on the certificate holds.
 * @throws WrongSettings naming the setting, never the passphrase.
 */
export const openInstallationIdentity = async (
  { DATA_DIR, SIGNING_P12, SIGNING_PASSPHRASE = '', TSA_URL: timestampServer }: SigningSettings,
  host: string,
  clock: () => Date,
): Promise<IdentitySource> => {
  if (SIGNING_P12 !== undefined) {
    const file = await checked({ path: SIGNING_P12, passphrase: SIGNING_PASSPHRASE, timestampServer }, clock());
    return () => Promise.resolve(file);
  }
  if (SIGNING_PASSPHRASE !== '') throw new WrongSettings('SIGNING_PASSPHRASE: opens nothing without SIGNING_P12');
  const make = async () => (await import('./own-identity.js')).makeIdentity(`Docket at ${host}`, clock());
  return async () => ({ ...(await ownIdentity(DATA_DIR, make)), timestampServer });
};

const ownIdentity = async (dataDir: string, make: () => Promise<Uint8Array>): Promise<IdentityFile> => {
  const directory = join(dataDir, 'signing');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'identity.p12');
  if (!(await isThere(path))) await writeWhole(path, await make());
  return { path, passphrase: '' };
};

const checked = async (file: IdentityFile, now: Date): Promise<IdentityFile> => {
  const { certificate } = await identityIn(file);
  const ends = new Date(certificate.validTo);
  if (ends <= now) throw wrongFile(file, `its certificate ended on ${ends.toISOString().slice(0, 10)}`);
  return file;
};

/** The library that reads and makes identities is loaded only where it is used. */
const identityIn = async (file: IdentityFile): Promise<Identity> => {
  const { P12Unusable, readP12 } = await import('./p12-identity.js');
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

/** For its owner only, and there with all its bytes or not at all; where another process was first, its file stays. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
};
