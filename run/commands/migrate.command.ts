import { migrate } from '../migrate/migrate.js';
import { tableOf } from '../migrate/report.js';
import { sideNames } from '../migrate/side.js';
import { openLogger } from '../open-logger.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { print, readOption, runCommand } from './run-command.js';

const sideIn = (text: string) => {
  const side = sideNames.find((name) => name === text);
  if (side) return side;
  throw new Error(`"${text}" is neither ${sideNames.join(' nor ')}`);
};

const say = (text: string) => process.stdout.write(`${text}\n`);

process.once('SIGINT', () => {
  say('Stopped; the same command goes on from here. Do not start Docket on the target before it has ended.');
  process.exit(130);
});

/** `npm run migrate -- --to cluster|embedded`: copies an installation that is stopped, and compares the copy with it. */
const syntax = {
  name: 'migrate',
  about: 'Copies an installation and compares the copy with it. Docket must be stopped; the source stays as it is.',
  options: {
    to: {
      type: 'string',
      value: sideNames.join('|'),
      about: 'from DATA_DIR to the servers that the settings name, or back',
      isNeeded: true,
    },
  },
  exitCodes: `${DONE_OR_NOT}; the same command goes on from there`,
} as const;

await runCommand(syntax, async ({ values }, config) => {
  const to = readOption('to', values.to ?? '', sideIn);
  const rows = await migrate({
    to,
    config,
    clock: () => new Date(),
    log: openLogger(config, 'command'),
    report: { say, progress: (what, count) => say(`${what}: ${count.toLocaleString('en')}`) },
  });
  await print(`${tableOf(rows)}\nThe copy is complete. The source is as it was.\n`);
});
