import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { findLogVerifier } from '../../services/analytics/log/tree/log-key.js';
import { verifierOf, type Verifier } from '../../services/analytics/log/tree/log-signer.js';
import { codeOf } from '../../services/platform/blobs/disk-files.js';
import type { Config } from '../../services/platform/settings/config.js';
import { pathsIn } from '../../services/platform/settings/data-dir.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { openPersonKeys } from '../ports/open-stores.js';
import { readOption } from './run-command.js';

/** Opens the keys of the names on the log; a copy of the log without its keys opens none. */
export const personKeysOf = async (config: Config): Promise<Pick<PersonKeys, 'find'>> => {
  const isThere = config.MONGO_URI !== undefined || existsSync(pathsIn(config.DATA_DIR).keys);
  return isThere ? openPersonKeys(config) : { find: () => Promise.resolve(undefined) };
};

/** The key that checkpoints are checked with: the given one, else the installation's, else the one beside them. */
export const findVerifier = async (config: Config, keyOption?: string): Promise<Verifier> => {
  if (keyOption !== undefined) return readOption('key', keyOption, verifierOf);
  const own = await findLogVerifier(config);
  if (own) return own;
  const path = logFolderOf(config).verifier;
  try {
    return verifierOf(await readFile(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Error('there is no key to check signatures with; give it with --key', { cause: error });
  }
};
