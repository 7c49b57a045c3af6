import { fileURLToPath } from 'node:url';
import { JOB_DEADLINE_MS } from '../../contracts/limits.js';
import { questions } from '../../contracts/subjects.js';
import { defaultMemoryMb } from '../platform/jobs/memory-cap.js';
import { openJobPool } from '../platform/jobs/pool.js';
import type { WorkerParts } from '../platform/conversions/worker-parts.js';
import { startWorker } from '../platform/conversions/worker.js';
import { documentCapabilities } from './document-capabilities.js';
import { openEngineSearch } from './engines/ask-engines.js';
import { KEPT_FOLDER } from './kept-folder.js';
import { environmentWith, type IdentityFile } from './signing/identity/identity-file.js';

const JOB_ENTRY = fileURLToPath(new URL('./pdf.job.js', import.meta.url));

interface PdfWorkerOptions {
  readonly concurrency: number;
  /** What one conversion may take; default: by the machine's memory. */
  readonly memoryMb?: number | undefined;
  /** Folder of this installation for what can be made again. */
  readonly kept: string;
  /** Whose seal signatures carry; only the job processes open it. */
  readonly identity: IdentityFile;
}

/** Runs every tool of lane `pdf`, each conversion in a process of its own, and tells which engines are here. */
export const startPdfWorker = async (
  parts: Omit<WorkerParts, 'pool'>,
  { concurrency, identity, kept, memoryMb = defaultMemoryMb(concurrency) }: PdfWorkerOptions,
): Promise<{ stop(): Promise<void> }> => {
  const environment = { ...environmentWith(identity), [KEPT_FOLDER]: kept };
  const pool = openJobPool({ entry: JOB_ENTRY, size: concurrency, deadlineMs: JOB_DEADLINE_MS, memoryMb, environment });
  const search = openEngineSearch();
  const engines = await parts.bus.answer(questions.engines, async () => ({ engines: await search() }));
  const capabilities = await parts.bus.answer(questions.documentCapabilities, async () => documentCapabilities());
  const worker = await startWorker(
    { ...parts, pool, engines: () => versionsFound(search) },
    { lane: 'pdf', concurrency },
  );
  return {
    stop: async () => {
      await worker.stop();
      await Promise.all([engines.stop(), capabilities.stop()]);
      await pool.close();
    },
  };
};

/** What of the engines is here, for the receipts of what they make. */
const versionsFound = async (search: ReturnType<typeof openEngineSearch>): Promise<Record<string, string>> => {
  const engines = await search();
  return Object.fromEntries(engines.flatMap(({ name, version }) => (version === null ? [] : [[name, version]])));
};
