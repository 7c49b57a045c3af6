import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, syncToDisk, writeNewFile } from '../blobs/disk-files.js';
import type { Config } from '../settings/config.js';

const KEY_BYTES = 32;

/**
 * Opens the key that the passwords of waiting conversions are sealed with: the key of the settings, which all processes
 * of a cluster share, else one of this installation's own.
 */
export const openSecretsKey = ({ DATA_DIR, SECRETS_KEY }: Pick<Config, 'DATA_DIR' | 'SECRETS_KEY'>): Promise<Buffer> =>
  openKey({ given: SECRETS_KEY, path: join(DATA_DIR, 'secrets.key') });

interface KeyPlace {
  /** The key from the settings, in hex. */
  readonly given: string | undefined;
  readonly path: string;
}

/**
 * 32 bytes out of the settings, else out of a file for its owner only, which is made when it is not there yet.
 *
 * @throws Error when the file is there and holds no key.
 */
export const openKey = async ({ given, path }: KeyPlace): Promise<Buffer> =>
  (await findKey({ given, path })) ?? makeKey(dirname(path), path);

/** The same, where nothing may be made. */
export const findKey = async ({ given, path }: KeyPlace): Promise<Buffer | undefined> => {
  if (given !== undefined) return Buffer.from(given, 'hex');
  const key = await readIfThere(path);
  if (key && key.length !== KEY_BYTES)
    throw new Error(`${path} holds no key of ${KEY_BYTES} bytes; delete it to get a new one`);
  return key;
};

const readIfThere = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** There with all its bytes or not at all. */
const makeKey = async (folder: string, path: string): Promise<Buffer> => {
  const key = randomBytes(KEY_BYTES);
  const draft = `${path}.${randomUUID()}`;
  await writeNewFile(
    draft,
    (async function* () {
      yield key;
    })(),
  );
  await rename(draft, path);
  await syncToDisk(folder);
  return key;
};
