import { backUp, type BackedUp } from '../backup/back-up.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { print, runCommand } from './run-command.js';

/** `npm run backup`: a copy of one moment, while Docket may be running. */
const syntax = {
  name: 'backup',
  about: 'Copies the log, the files, the keys and the checkpoints of one moment. Docket may be running.',
  options: {
    to: { type: 'string', value: '<folder>', about: 'where to; it is empty, or it is made', isNeeded: true },
  },
  exitCodes: DONE_OR_NOT,
} as const;

const reportOf = (to: string, { files, bytes, settings }: BackedUp): string =>
  [
    `The backup in ${to} is complete: the log, its checkpoints, the keys and ${files.toLocaleString('en')} files ` +
      `(${bytes.toLocaleString('en')} bytes).`,
    ...(settings.length > 0 ? [`Not in it, and needed with it: the values of ${settings.join(', ')}.`] : []),
    'It is readable with the keys in it: keep keys.db, secrets.key, log.key and signing/ apart from the rest.',
    `\`npm run restore -- --from ${to}\` puts it into an empty DATA_DIR and verifies it.`,
    '',
  ].join('\n');

await runCommand(syntax, async ({ values: { to } }, config) => {
  if (!to) throw new Error('--to is missing; usage: npm run backup -- --to <folder>');
  await print(reportOf(to, await backUp(config, to)));
});
