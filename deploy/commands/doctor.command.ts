import { fileURLToPath } from 'node:url';
import { openEngineSearch } from '../../services/pdf/engines/ask-engines.js';
import type { Config } from '../../services/platform/config.js';
import { clockRow, diskRow, keysRow, permissionsRow } from '../doctor/folder-rows.js';
import { lastEventAt, logRow } from '../doctor/log-row.js';
import {
  askProgram,
  engineRow,
  fontsRow,
  isolationRow,
  nodeRow,
  packagesRow,
  tesseractRow,
} from '../doctor/machine-rows.js';
import type { Row } from '../doctor/doctor-row.js';
import { backupRow, settingsRow, tlsRow } from '../doctor/settings-rows.js';
import { print, runCommand } from './run-command.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const examine = async (config: Config): Promise<Row[]> => [
  nodeRow(process.versions.node),
  await packagesRow(ROOT),
  await permissionsRow(config),
  await diskRow(config),
  clockRow(new Date(), await lastEventAt(config)),
  ...(await openEngineSearch()()).map(engineRow),
  tesseractRow(askProgram),
  fontsRow(askProgram),
  isolationRow(askProgram),
  await keysRow(config),
  tlsRow(config),
  settingsRow(config),
  backupRow(config),
  await logRow(config),
];

const lineOf = ({ name, state, found, advice }: Row): string =>
  `${state.padEnd(8)} ${name}: ${found}${advice === undefined ? '' : `\n         ${advice}`}`;

/** `npm run doctor`: exit code 0 when nothing is wrong, 1 when something is, 2 when it could not look. */
await runCommand({ options: { json: { type: 'boolean' } } }, async ({ values }, config) => {
  const rows = await examine(config);
  await print(`${values.json ? JSON.stringify(rows, null, 2) : rows.map(lineOf).join('\n')}\n`);
  process.exitCode = rows.some(({ state }) => state === 'wrong') ? 1 : 0;
});
