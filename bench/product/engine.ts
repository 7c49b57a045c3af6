import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ConversionSecrets } from '../../contracts/tools/secret-options.js';
import type { JobFile } from '../../services/platform/jobs/job.js';
import { openPdfCalls } from '../../services/pdf/pdf-calls.js';
import type { IdentityFile } from '../../services/pdf/signing/identity/installation.js';
import { startJobProcess } from '../../services/platform/jobs/job-process.js';
import { openSandbox } from '../../services/platform/sandbox/open-sandbox.js';
import type { Run } from '../measure/repeat.js';
import { commandOf, treeOf } from '../measure/proc.js';

const JOB_ENTRY = 'dist/services/pdf/pdf.job.js';

export interface Work {
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  readonly files: readonly JobFile[];
  /** Shown each result before it is thrown away. */
  readonly look?: (path: string) => Promise<void>;
  readonly secrets?: ConversionSecrets;
}

/** One job process as the product has them, and nothing around it. */
export interface Engine {
  readonly pid: number;
  run(work: Work): Promise<Run>;
  stop(): Promise<void>;
}

export const startEngine = async (folder: string, identity: IdentityFile): Promise<Engine> => {
  const place = { sandbox: await openSandbox({ scratch: folder }), scratch: folder };
  const work = openPdfCalls(() => Promise.resolve(identity), {
    ...place,
    kept: join(folder, 'kept'),
    allowUnsandboxed: true,
  });
  const job = startJobProcess(resolve(JOB_ENTRY), { ...place, calls: work.calls });
  await job.ready;
  return {
    pid: treeOf(process.pid).find((pid) => pid !== process.pid && commandOf(pid).includes(JOB_ENTRY)) ?? 0,
    run: async ({ look, ...work }) => {
      const directory = await mkdtemp(join(folder, 'job-'));
      try {
        const started = performance.now();
        const { path } = await job.run({ ...work, directory }, { onProgress: () => undefined });
        const wallMs = performance.now() - started;
        await look?.(path);
        return { wallMs, output: (await stat(path)).size };
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    stop: async () => {
      job.kill();
      await job.ended;
      await work.stop();
    },
  };
};
