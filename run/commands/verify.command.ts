import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { textInFile } from '../../services/analytics/log/stored/stored-texts.js';
import { noteCheck, resultOf } from '../../services/analytics/log/log-check.js';
import { notesIn } from '../../services/analytics/log/tree/checkpoints.js';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { findLogSigner } from '../../services/analytics/log/tree/log-key.js';
import type { Verifier } from '../../services/analytics/log/tree/log-signer.js';
import { evidenceIn, verifyLog, type Verdict } from '../../services/analytics/log/verify/verify-log.js';
import type { Config } from '../../services/platform/settings/config.js';
import { withLogFolder } from '../with-log-folder.js';
import { findVerifier } from './log-keys.js';
import { runLogCommand } from './log-command.js';
import { print } from './run-command.js';

const exitCodes = { intact: 0, changed: 1, unvouched: 2 } as const;

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
  finding?.asSigned ? 'THE LOG HOLDS WHAT DOCKET DOES NOT WRITE.' : 'THE LOG DIFFERS FROM WHAT WAS SIGNED.',
  ...(finding?.position === undefined ? [] : [`First bad position: ${finding.position}`]),
  ...(finding ? [finding.text] : []),
  good
    ? `All ${number(good.size)} events up to position ${good.position} match what was signed at ${good.time}.`
    : 'No checkpoint covers the events before it.',
];

const options = {
  key: {
    type: 'string',
    value: '<verifier key>',
    about: 'what signatures are checked with; default: that of DATA_DIR',
  },
  against: {
    type: 'string',
    multiple: true,
    value: '<file>',
    about: 'checkpoints kept elsewhere, which must fit as well; may be given again',
  },
} as const;

/** `npm run verify`: exit code 0 when the log is what was signed, 1 when it is not, 2 when nothing tells. */
const syntax = {
  name: 'verify',
  about:
    'Computes the signed tree over the log anew and names the first event that was changed. Docket may be running.',
  options,
  exitCodes: '0: the log is what was signed; 1: it is not; 2: nothing tells',
} as const;

/** For the doctor; whoever has no key of this installation leaves no note. */
const note = async (config: Config, verdict: Verdict, startedAt: string): Promise<void> => {
  const { path, lastVerify } = logFolderOf(config);
  const log = pino({ level: 'silent' });
  const signer = existsSync(path) ? await findLogSigner(config, log) : undefined;
  if (!signer) return;
  const check = { ...resultOf(verdict), startedAt, endedAt: new Date().toISOString() };
  await noteCheck(textInFile(lastVerify), signer, check);
};

const complain = (error: unknown): void => {
  process.stderr.write(`The doctor will not know of this, since it could not be noted: ${(error as Error).message}\n`);
};

await runLogCommand(syntax, async ({ values }, log, config) => {
  const startedAt = new Date().toISOString();
  const verifier = await findVerifier(config, values.key);
  const others = await Promise.all((values.against ?? []).map(async (path) => notesIn(await readFile(path, 'utf8'))));
  const onProgress = (events: number) => process.stderr.isTTY && process.stderr.write(`\r${number(events)} events`);
  const verdict = await withLogFolder(config, (folder) =>
    verifyLog({ log, verifier, ...evidenceIn(folder, others.flat()), onProgress }),
  );
  await print(`${reportOf(verdict, verifier)}\n`);
  if (values.key === undefined) await note(config, verdict, startedAt).catch(complain);
  process.exitCode = exitCodes[verdict.result];
});
