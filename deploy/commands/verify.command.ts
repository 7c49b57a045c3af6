import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { auditFolderOf } from '../../services/analytics/audit/audit-folder.js';
import { notesIn, readCheckpoints } from '../../services/analytics/audit/checkpoint-file.js';
import { keptLeaves } from '../../services/analytics/audit/hash-file.js';
import { inOrderOfSize } from '../../services/analytics/audit/in-order-of-size.js';
import type { Verifier } from '../../services/analytics/audit/note.js';
import { verifyLog, type Verdict } from '../../services/analytics/audit/verify-log.js';
import { findVerifier, runLogTool, say } from './log-command.js';

const CHANGED = 1;
const UNVOUCHED = 2;

const number = (count: number): string => count.toLocaleString('en');

const reportOf = (verdict: Verdict, verifier: Verifier): string => {
  const { result, events } = verdict;
  if (result === 'unvouched')
    return `This log cannot be verified: it has ${number(events)} events but no signed checkpoint.`;
  return (result === 'intact' ? intact(verdict, verifier) : changed(verdict)).join('\n');
};

const intact = ({ events, checkpoints, good }: Verdict, { text: key }: Verifier): string[] => {
  if (!good) return ['The log is empty.'];
  const loose = events - good.size;
  return [
    `The log is intact: ${number(events)} events match ${number(checkpoints)} signed checkpoints.`,
    `The last checkpoint is from ${good.time} and covers ${number(good.size)} events; its key is ${key}.`,
    ...(loose > 0 ? [`${number(loose)} later events are not signed yet.`] : []),
  ];
};

const changed = ({ good, finding }: Verdict): string[] => [
  'THE LOG DIFFERS FROM WHAT WAS SIGNED.',
  ...(finding?.position === undefined ? [] : [`First bad position: ${finding.position}`]),
  ...(finding ? [finding.text] : []),
  good
    ? `All ${number(good.size)} events up to position ${good.position} match what was signed at ${good.time}.`
    : 'No checkpoint covers the events before it.',
];

/** `npm run verify`: exit code 0 when the log is what was signed, 1 when it is not, 2 when nothing tells. */
await runLogTool(async (config, log) => {
  const { values } = parseArgs({
    options: { key: { type: 'string' }, against: { type: 'string', multiple: true, default: [] } },
  });
  const folder = auditFolderOf(config);
  const verifier = await findVerifier(config, values.key);
  const others = await Promise.all(values.against.map(async (path) => notesIn(await readFile(path, 'utf8'))));
  const verdict = await verifyLog({
    log,
    verifier,
    checkpoints: inOrderOfSize(readCheckpoints(folder.checkpoints), others.flat()),
    kept: keptLeaves(folder.hashes),
    onProgress: (events) => process.stderr.isTTY && process.stderr.write(`\r${number(events)} events`),
  });
  await say(`${reportOf(verdict, verifier)}\n`);
  process.exitCode = { intact: 0, changed: CHANGED, unvouched: UNVOUCHED }[verdict.result];
});
