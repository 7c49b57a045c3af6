import type { LogCheck } from '../../../contracts/api/audit.js';
import type { Log } from '../../platform/log.js';
import type { LogTasks } from '../log-tasks/log-tasks.js';
import type { AuditFolder } from './audit-folder.js';
import type { Verdict } from './verify-log.js';

interface LogCheckParts {
  readonly tasks: Pick<LogTasks, 'check'>;
  readonly folder: AuditFolder;
  /** Of the verifier. */
  readonly key: string;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Holds the log against what was signed, one check at a time, and remembers what the last one found. */
export const openLogCheck = ({ tasks, folder, key, clock, log }: LogCheckParts) => {
  const stopping = new AbortController();
  let check: LogCheck | null = null;
  let running: Promise<void> | undefined;

  const run = async (startedAt: string): Promise<void> => {
    const begun = { status: 'running', startedAt, endedAt: null, checkpoints: 0, finding: null } as const;
    const onProgress = (events: number) => (check = { ...begun, events });
    onProgress(0);
    try {
      const verdict = await tasks.check({ folder, key }, { signal: stopping.signal, onProgress });
      check = { ...foundBy(verdict), startedAt, endedAt: clock().toISOString() };
    } catch (error) {
      check = { ...begun, events: 0, status: 'broken', endedAt: clock().toISOString() };
      if (!stopping.signal.aborted) log.error({ error }, 'the check of the log did not get through');
    }
  };

  return {
    last: (): LogCheck | null => check,
    /** Unless one runs. */
    start: (): void => {
      running ??= run(clock().toISOString()).finally(() => (running = undefined));
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
