import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../services/platform/config.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { openSqlitePersonKeys } from '../../services/platform/privacy/sqlite-person-keys.js';
import { openSecretsKey } from '../../services/platform/secrets/kept-key.js';

/** What the tools for auditors read names with; a copy of the log that has come without its keys tells none. */
export const keysOfLog = async (config: Config): Promise<Pick<PersonKeys, 'find'>> => {
  const path = join(config.DATA_DIR, 'keys.db');
  if (!existsSync(path)) return { find: () => Promise.resolve(undefined) };
  return openSqlitePersonKeys({ path, key: await openSecretsKey(config) });
};
