import { readConfig, WrongSettings } from '../../services/platform/settings/config.js';
import { misspeltSettings } from '../../services/platform/settings/misspelt-settings.js';
import { openLogger } from '../open-logger.js';
import { bannerFor } from '../start-banner.js';
import { isOperatorError } from '../operator-errors.js';
import { startDocket } from './docket.js';
import { isRole, roles, type Role } from './role.js';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** @throws WrongSettings for a word that is no role. */
const roleIn = (words: readonly string[]): Role | undefined => {
  const word = words.find((argument) => !argument.startsWith('-'));
  if (word === undefined || isRole(word)) return word;
  throw new WrongSettings(`"${word}" is no role; one of ${roles.join(', ')}, or none for all of them in one process`);
};

const run = async (): Promise<void> => {
  const role = roleIn(process.argv.slice(2));
  const config = readConfig(process.env);
  const log = openLogger(config, role ?? 'all');
  for (const misspelt of misspeltSettings(process.env)) log.warn(misspelt, 'there is no setting of this name');
  const docket = await startDocket(config, log, role);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: finishing running work`);
    docket.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ error }, 'shutdown was not clean');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  say(`Docket is ready${docket.address === undefined ? ` as ${role}` : ` at ${docket.address}`}`); // so whoever has read this may stop it
  if (!process.stdout.isTTY) return;
  bannerFor(config, docket.address ?? 'none: it is not for visitors', docket.about).then(say, (error: unknown) => {
    log.warn({ error }, 'it is not known what is missing here');
  });
};

run().catch((error: unknown) => {
  process.stderr.write(
    `Docket cannot start. ${isOperatorError(error) ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
});
