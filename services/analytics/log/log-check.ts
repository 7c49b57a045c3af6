import { z } from 'zod';
import { logCheck } from '../../../contracts/api/audit.js';
import type { Log } from '../../platform/settings/logger.js';
import type { StoredText } from './stored/stored-texts.js';
import type { LogFolder } from './tree/log-folder.js';
import type { Signer } from './tree/log-signer.js';
import type { Verdict } from './verify/verify-log.js';

/** Compares the whole log with what was signed, without making anybody else wait. */
export interface LogChecker {
  /**
   * @param what `key` is the verifier's, as text.
   * @param how `onProgress` hears how many events were read.
   * @throws the signal's reason when aborted.
   */
  check(
    what: { readonly folder: LogFolder; readonly key: string },
    how: { readonly signal: AbortSignal; readonly onProgress?: (events: number) => void },
  ): Promise<Verdict>;
}

interface LogCheckParts {
  readonly checker: LogChecker;
  readonly folder: LogFolder;
  /** The stored outcome of the last check. */
  readonly lastCheck: StoredText;
  readonly signer: Signer;
  readonly clock: () => Date;
  readonly log: Log;
}

/** One check at a time; the result of the last one outlives this process. */
export const openLogCheck = async ({ checker, folder, lastCheck, signer, clock, log }: LogCheckParts) => {
  const file = openLastCheck(lastCheck, signer);
  const stopping = new AbortController();
  let check = await file.read();
  let running: Promise<void> | undefined;

  const run = async (begun: StoredCheck): Promise<void> => {
    const before = check;
    const onProgress = (events: number) => (check = { ...begun, events });
    onProgress(0);
    const key = signer.verifier.text;
    try {
      const verdict = await checker.check({ folder, key }, { signal: stopping.signal, onProgress });
      check = { ...begun, ...resultOf(verdict), endedAt: clock().toISOString() };
      await file.write(check);
    } catch (error) {
      if (stopping.signal.aborted) check = before;
      else log.error({ error }, 'a check of the log did not finish, or its result could not be stored');
      if (check?.status === 'running') check = { ...begun, status: 'broken', endedAt: clock().toISOString() };
    }
  };

  return {
    last: (): StoredCheck | null => check,
    /** Unless one runs. @param askedBy  an owner. */
    start: (askedBy: string): void => {
      const startedAt = clock().toISOString();
      const nothing = { endedAt: null, events: 0, checkpoints: 0, finding: null };
      running ??= run({ status: 'running', startedAt, askedBy, ...nothing }).finally(() => (running = undefined));
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
};

/** A verdict as it is stored. */
export const resultOf = ({ result, events, checkpoints, finding }: Verdict) => ({
  status: result,
  events,
  checkpoints,
  finding: finding ? { position: finding.position ?? null, text: finding.text } : null,
});

const storedCheck = logCheck.omit({ askedBy: true }).extend({ askedBy: z.string() });

/** A check as it is stored: who asked for it is an owner, whose name is looked up when it is shown. */
export type StoredCheck = z.output<typeof storedCheck>;

/** Notes what a check found that was made outside the server, signed as those that are made in it. */
export const noteCheck = async (file: StoredText, signer: Signer, check: Omit<StoredCheck, 'askedBy'>): Promise<void> =>
  openLastCheck(file, signer).write({ ...check, askedBy: '' });

/** The result of the last check, signed as checkpoints are: whoever can write to where it is kept cannot make it say "intact". */
const openLastCheck = (storedText: StoredText, signer: Signer) => ({
  /** Null where there was none, and where this installation, in this version, did not sign it. */
  read: async (): Promise<StoredCheck | null> => {
    const text = signer.verifier.open(await storedText.read());
    return text === undefined ? null : (storedCheck.safeParse(JSON.parse(text)).data ?? null);
  },

  write: async (check: StoredCheck): Promise<void> => {
    const note = await signer.sign(`${JSON.stringify(check)}\n`);
    if (note !== undefined) await storedText.write(note);
  },
});
