import { parseArgs } from 'node:util';
import { auditFolderOf } from '../../services/analytics/audit/audit-folder.js';
import { openProofs } from '../../services/analytics/audit/offline-proofs.js';
import { positionOf } from '../../services/platform/event-store/moment.js';
import { findVerifier, readOption, runLogTool, say } from './log-command.js';

const USAGE = 'usage: --position <position> for one event, or --from <size> --to <size> for two checkpoints';

const sizeOf = (text: string): number => {
  if (!/^\d{1,15}$/.test(text))
    throw new Error(`"${text}" is not the size of a checkpoint; give a number of events such as 1000`);
  return Number(text);
};

const print = (proof: object): Promise<void> => say(`${JSON.stringify(proof, null, 2)}\n`);

/** `npm run prove`: writes a proof that deploy/verify-proof.mjs checks anywhere. */
await runLogTool(async (config, log) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { position: text, from: text, to: text } });
  const { position, from, to } = values;
  const isPair = from !== undefined && to !== undefined;
  if (position === undefined ? !isPair : (from ?? to) !== undefined) throw new Error(USAGE);
  const { text: key } = await findVerifier(config, undefined);
  const proofs = openProofs({ log, folder: auditFolderOf(config), key });
  if (isPair) return print(await proofs.consistency(readOption('from', from, sizeOf), readOption('to', to, sizeOf)));
  return print(await proofs.inclusion(readOption('position', position ?? '', positionOf)));
});
