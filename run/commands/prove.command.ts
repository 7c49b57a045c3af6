import { existsSync } from 'node:fs';
import { openProofs } from '../../services/analytics/log/prove/offline-proofs.js';
import { regrowHashes } from '../../services/analytics/log/tree/restore-tree.js';
import { positionOf } from '../../services/platform/event-store/moment.js';
import { withLogFolder } from '../with-log-folder.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { findVerifier } from './log-keys.js';
import { runLogCommand } from './log-command.js';
import { print, readOption } from './run-command.js';

const USAGE = 'usage: --position <position> for one event, or --from <size> --to <size> for two checkpoints';

const sizeOf = (text: string): number => {
  if (!/^\d{1,15}$/.test(text))
    throw new Error(`"${text}" is not the size of a checkpoint; give a number of events such as 1000`);
  return Number(text);
};

const options = {
  position: { type: 'string', value: '<position>', about: 'proves that this event is on the signed log' },
  from: {
    type: 'string',
    value: '<size>',
    about: 'with --to: proves that the log of this many events is the beginning',
  },
  to: { type: 'string', value: '<size>', about: 'of the log of this many; both as signed' },
} as const;

const syntax = {
  name: 'prove',
  about: 'Writes a proof as JSON, which `node deploy/verify-proof.mjs` checks anywhere. Docket may be running.',
  options,
  exitCodes: DONE_OR_NOT,
} as const;

/** `npm run prove`: writes a proof that deploy/verify-proof.mjs checks anywhere. */
await runLogCommand(syntax, async ({ values }, log, config) => {
  const { position, from, to } = values;
  const { text: key } = await findVerifier(config);
  const proof = await withLogFolder(config, async (folder) => {
    if (!existsSync(folder.hashes)) await regrowHashes(log, folder);
    const proofs = openProofs({ log, folder, key });
    if (position !== undefined && (from ?? to) === undefined)
      return proofs.inclusion(readOption('position', position, (typed) => positionOf(log, typed)));
    if (position === undefined && from !== undefined && to !== undefined)
      return proofs.consistency(readOption('from', from, sizeOf), readOption('to', to, sizeOf));
    throw new Error(USAGE);
  });
  await print(`${JSON.stringify(proof, null, 2)}\n`);
});
