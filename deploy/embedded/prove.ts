import { parseArgs } from 'node:util';
import { auditFolderOf } from '../../services/analytics/audit/audit-folder.js';
import { openProofs } from '../../services/analytics/audit/offline-proofs.js';
import { positionOf } from '../../services/platform/event-store/moment.js';
import { findVerifier, runLogTool, say } from './log-tool.js';

const USAGE = 'say --position <position> for one event, or --from <size> --to <size> for two checkpoints';

const print = (proof: object): Promise<void> => say(`${JSON.stringify(proof, null, 2)}\n`);

/** `npm run prove`: writes a proof that deploy/verify-proof.mjs checks anywhere. */
await runLogTool(async (config, log) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { position: text, from: text, to: text } });
  const { position, from, to } = values;
  const { text: key } = await findVerifier(config, undefined);
  const proofs = openProofs({ log, folder: auditFolderOf(config), key });
  if (position !== undefined) return print(await proofs.inclusion(positionOf(position)));
  if (from === undefined || to === undefined) throw new Error(USAGE);
  return print(await proofs.consistency(Number(from), Number(to)));
});
