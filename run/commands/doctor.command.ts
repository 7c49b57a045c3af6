import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEngineSearch } from '../../services/pdf/engines/ask-engines.js';
import type { Config } from '../../services/platform/settings/config.js';
import { openSandbox } from '../../services/platform/sandbox/open-sandbox.js';
import type { Sandbox } from '../../services/platform/sandbox/sandbox.js';
import { strayKeepers } from '../../services/platform/sandbox/where-is.js';
import {
  checkpointFilesRow,
  clockRow,
  diskRow,
  keysRow,
  permissionsRow,
  signingRow,
  writableRow,
} from '../doctor/folder-rows.js';
import { certificateRow, timeSyncRow } from '../doctor/https-row.js';
import { eventsRow, recordedTimes, logRow } from '../doctor/log-row.js';
import {
  askProgram,
  engineRow,
  fontsRow,
  isolationRow,
  nodeRow,
  packagesRow,
  strayRow,
  tesseractRow,
  userRow,
} from '../doctor/machine-rows.js';
import type { Row } from '../doctor/doctor-row.js';
import { mailInRow, mailRow } from '../doctor/mail-row.js';
import { reachServers, serversRow, type Reached } from '../doctor/servers-row.js';
import { translationRow } from '../doctor/translation-row.js';
import { backupRow, settingsRow, tlsRow } from '../doctor/settings-rows.js';
import { print, runCommand } from './run-command.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** For the user who runs this command; the server finds out for its own. */
const triedSandbox = async (): Promise<Sandbox> => {
  const scratch = await mkdtemp(join(tmpdir(), 'docket-doctor-'));
  try {
    return await openSandbox({ scratch });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const isolationRows = async (): Promise<Row[]> => {
  const sandbox = await triedSandbox();
  return [isolationRow(sandbox), strayRow(strayKeepers(), sandbox.level)];
};

const examine = async (config: Config, reached: Reached): Promise<Row[]> => [
  nodeRow(process.versions.node),
  await packagesRow(ROOT),
  await permissionsRow(config),
  await writableRow(config),
  await diskRow(config),
  serversRow(reached),
  clockRow(new Date(), await recordedTimes(config, isLogReached(reached))),
  timeSyncRow(askProgram),
  ...(await openEngineSearch()()).map(engineRow),
  tesseractRow(askProgram),
  fontsRow(askProgram),
  await translationRow(config),
  userRow(),
  ...(await isolationRows()),
  await keysRow(config),
  await signingRow(config),
  await checkpointFilesRow(config),
  tlsRow(config),
  await certificateRow(config, new Date()),
  await mailRow(config),
  await mailInRow(config),
  settingsRow(config, process.env),
  backupRow(config),
  await logRow(config),
  ...(isLogReached(reached) ? [await eventsRow(config)] : []),
];

/** Where the log is a file, or on a server that answers. */
const isLogReached = (reached: Reached): boolean => reached.get('EVENTSTORE_URI') === undefined;

const lineOf = ({ name, state, found, advice }: Row): string =>
  `${state.padEnd(8)} ${name}: ${found}${advice === undefined ? '' : `\n         ${advice}`}`;

/** `npm run doctor`: exit code 0 when nothing is wrong, 1 when something is, 2 when it could not look. */
const syntax = {
  name: 'doctor',
  about: 'Looks at the machine, the folders, the keys and the settings, and says what to do. Docket may be running.',
  options: { json: { type: 'boolean', about: 'the same as JSON' } },
  exitCodes: '0: nothing is wrong; 1: something is; 2: it could not look',
} as const;

await runCommand(syntax, async ({ values }, config) => {
  const rows = await examine(config, await reachServers(config));
  await print(`${values.json ? JSON.stringify(rows, null, 2) : rows.map(lineOf).join('\n')}\n`);
  process.exitCode = rows.some(({ state }) => state === 'wrong') ? 1 : 0;
});
