import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { questions } from '../../contracts/subjects.js';
import type { Neighbours } from '../platform/jobs/neighbours.js';
import type { PoolOptions } from '../platform/jobs/pool.js';
import type { Sandbox } from '../platform/sandbox/sandbox.js';
import type { WorkerParts } from '../platform/conversions/worker-parts.js';
import { startWorker } from '../platform/conversions/worker.js';
import { openWatchedPool } from '../platform/telemetry/watch-pool.js';
import { documentCapabilities } from './document-capabilities.js';
import { openEngineSearch } from './engines/ask-engines.js';
import { openPdfCalls } from './pdf-calls.js';
import type { IdentitySource } from './signing/identity/installation.js';
import { answerRequests } from './requests/answer-requests.js';
import { answerThumbnails } from './thumbnails/answer-thumbnails.js';

const JOB_ENTRY = fileURLToPath(new URL('./pdf.job.js', import.meta.url));

interface PdfWorkerOptions {
  /** How what works on strangers' files is kept apart. */
  readonly sandbox: Sandbox;
  /** Whether Office files are opened even where nothing is. */
  readonly allowUnsandboxed: boolean;
  /** Conversions at a time, as long as nobody else waits. */
  readonly concurrency: number;
  /** When one is ended. */
  readonly limitsOf: PoolOptions['limitsOf'];
  /** Memory that one conversion may take. */
  readonly memoryMb: number;
  /** Folder of this installation for what can be made again. */
  readonly kept: string;
  /** Shared with the other pools of this process. */
  readonly neighbours?: Neighbours;
  /** Whose seal signatures carry; no job process gets to see it. */
  readonly identity: IdentitySource;
}

/** Runs every tool of lane `pdf`, each conversion in a process of its own, and tells which engines are here. */
export const startPdfWorker = async (
  parts: Omit<WorkerParts, 'pool'>,
  { concurrency, limitsOf, identity, kept, sandbox, allowUnsandboxed, memoryMb, neighbours }: PdfWorkerOptions,
): Promise<{ stop(): Promise<void> }> => {
  const { scratch, telemetry } = parts;
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const place = { sandbox, scratch, memoryMb };
  const engine = { engine: 'libreoffice' };
  telemetry?.metrics.add('docket_engine_restarts_total', engine, 0);
  const onRestart = () => telemetry?.metrics.add('docket_engine_restarts_total', engine);
  const work = openPdfCalls(identity, { ...place, kept, allowUnsandboxed, onRestart });
  const { calls } = work;
  const jobs = { entry: JOB_ENTRY, size: concurrency, limitsOf, ...place, calls, ...(neighbours && { neighbours }) };
  const pool = openWatchedPool(jobs, { lane: 'pdf', telemetry });
  const opensOffice = sandbox.level !== 'none' || allowUnsandboxed;
  const search = openEngineSearch();
  search().catch(() => undefined); // told to whoever asks; the first conversion needs it for its receipt
  const engines = await parts.bus.answer(questions.engines, async () => ({ engines: await search() }));
  const capabilities = await parts.bus.answer(questions.documentCapabilities, async () =>
    documentCapabilities(opensOffice),
  );
  const workerParts = { ...parts, pool, engines: () => versionsFound(search) };
  const worker = await startWorker(workerParts, { lane: 'pdf', slots: concurrency });
  const thumbnails = await answerThumbnails(workerParts);
  const requests = await answerRequests(workerParts);
  await pool.begun; // its process starts on another core, while this one goes on with what keeps it from starting any
  return {
    stop: async () => {
      await Promise.all([worker.stop(), thumbnails.stop(), requests.stop()]);
      await Promise.all([engines.stop(), capabilities.stop()]);
      await pool.close();
      await work.stop();
    },
  };
};

/** Versions of the engines that are here, for the receipts of their results. */
const versionsFound = async (search: ReturnType<typeof openEngineSearch>): Promise<Record<string, string>> => {
  const engines = await search();
  return Object.fromEntries(engines.flatMap(({ name, version }) => (version === null ? [] : [[name, version]])));
};
