import { restore } from '../backup/restore.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { findVerifier } from './log-keys.js';
import { print, runCommand } from './run-command.js';

/** `npm run restore`: puts a backup in place, and verifies it there. */
const syntax = {
  name: 'restore',
  about: 'Puts a backup into an empty DATA_DIR and verifies its files, its log and its keys there.',
  options: {
    from: { type: 'string', value: '<folder>', about: 'what `npm run backup` has made', isNeeded: true },
  },
  exitCodes: `${DONE_OR_NOT}, and DATA_DIR is empty`,
} as const;

await runCommand(syntax, async ({ values: { from } }, config) => {
  if (!from) throw new Error('--from is missing; usage: npm run restore -- --from <folder>');
  const { files, verdict } = await restore(config, from, findVerifier);
  const { events, good } = verdict;
  const signed = good ? `; ${good.size.toLocaleString('en')} of them match what was signed at ${good.time}` : '';
  await print(
    `Restored ${files.toLocaleString('en')} files and ${events.toLocaleString('en')} events into ${config.DATA_DIR}` +
      `${signed}. The key of the installation opens the keys of people. Docket can be started.\n`,
  );
});
