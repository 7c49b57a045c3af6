import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditFolderOf } from '../../services/analytics/audit/audit-folder.js';
import { findLogKey } from '../../services/analytics/audit/log-key.js';
import { verifierOf, type Verifier } from '../../services/analytics/audit/note.js';
import { readConfig, type Config } from '../../services/platform/config.js';
import { codeOf } from '../../services/platform/blobs/disk-files.js';
import type { EventReader } from '../../services/platform/event-store/event-store.js';
import { openSqliteEventReader } from '../../services/platform/event-store/sqlite-reads.js';

/** Exit code of a tool that could not do what it was asked for. */
const NOT_DONE = 2;

/** Runs one of the tools for auditors: they look at the log only, so Docket may be running. Complaints are one line. */
export const runLogTool = async (work: (config: Config, log: EventReader) => Promise<void>): Promise<void> => {
  try {
    const config = readConfig(process.env);
    const log = openLog(config);
    await work(config, log);
    await log.close();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = NOT_DONE;
  }
};

const openLog = ({ DATA_DIR }: Config): EventReader => {
  try {
    return openSqliteEventReader({ path: join(DATA_DIR, 'events.db') });
  } catch (error) {
    throw new Error(`there is no readable log in ${DATA_DIR}; set DATA_DIR to the data folder of the installation`, {
      cause: error,
    });
  }
};

/** Reads an option; a complaint begins with its name. @throws Error */
export const readOption = <Value>(name: string, text: string, read: (text: string) => Value): Value => {
  try {
    return read(text);
  } catch (error) {
    throw new Error(`--${name}: ${(error as Error).message}`, { cause: error });
  }
};

/** Writes to standard output, as slowly as it is read. */
export const say = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** The key that checkpoints are checked with: the one given, else that of the installation, else what lies beside them. */
export const findVerifier = async (config: Config, given: string | undefined): Promise<Verifier> => {
  if (given !== undefined) return readOption('key', given, verifierOf);
  const signer = await findLogKey(config);
  if (signer) return signer.verifier;
  const path = auditFolderOf(config).verifier;
  try {
    return verifierOf(await readFile(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Error('there is no key to check signatures with; give one with --key', { cause: error });
  }
};
