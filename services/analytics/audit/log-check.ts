import type { Log } from '../../platform/logger.js';
import type { LogTasks } from '../log-tasks/log-tasks.js';
import type { AuditFolder } from './audit-folder.js';
import { openLastCheck, type FoundCheck } from './last-check.js';
import type { Signer } from './note.js';
import type { Verdict } from './verify-log.js';

interface LogCheckParts {
  readonly tasks: Pick<LogTasks, 'check'>;
  readonly folder: AuditFolder;
  readonly signer: Signer;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Holds the log against what was signed, one check at a time; what the last one found outlives this process. */
export const openLogCheck = async ({ tasks, folder, signer, clock, log }: LogCheckParts) => {
  const kept = openLastCheck(folder.lastCheck, signer);
  const stopping = new AbortController();
  let check = await kept.read();
  let running: Promise<void> | undefined;

  const run = async (begun: FoundCheck): Promise<void> => {
    const before = check;
    const onProgress = (events: number) => (check = { ...begun, events });
    onProgress(0);
    const key = signer.verifier.text;
    try {
      const verdict = await tasks.check({ folder, key }, { signal: stopping.signal, onProgress });
      check = { ...begun, ...foundBy(verdict), endedAt: clock().toISOString() };
      await kept.keep(check);
    } catch (error) {
      if (stopping.signal.aborted) check = before;
      else log.error({ error }, 'a check of the log failed, or its result could not be stored');
      if (check?.status === 'running') check = { ...begun, status: 'broken', endedAt: clock().toISOString() };
    }
  };

  return {
    last: (): FoundCheck | null => check,
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

const foundBy = ({ result, events, checkpoints, finding }: Verdict) => ({
  ...{ status: result, events, checkpoints },
  finding: finding ? { position: finding.position ?? null, text: finding.text } : null,
});
