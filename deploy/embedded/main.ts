import { readConfig, WrongSettings } from '../../services/platform/config.js';
import { DataDirInUse } from '../../services/platform/data-dir.js';
import { openLogger } from '../open-logger.js';
import { bannerFor } from '../start-banner.js';
import { startDocket } from './docket.js';

const say = (text: string) => process.stdout.write(`${text}\n`);

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = openLogger(config, 'all');
  const docket = await startDocket(config, log);
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
  say(`Docket is ready at ${docket.address}`); // so whoever has read this may stop it
  if (!process.stdout.isTTY) return;
  bannerFor(config, docket.address, docket.about).then(say, (error: unknown) => {
    log.warn({ error }, 'it is not known what is missing here');
  });
};

run().catch((error: unknown) => {
  const known = error instanceof WrongSettings || error instanceof DataDirInUse;
  process.stderr.write(`Docket cannot start. ${known ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
