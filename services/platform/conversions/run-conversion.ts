import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProgressMessage } from '../../../contracts/api/conversions.js';
import { chosenOptions } from '../../../contracts/tools/question-option.js';
import { secretsRefOf } from '../../../contracts/tools/secret-options.js';
import type { Making } from '../../../contracts/events/conversion.js';
import { nameOfResult } from '../../../contracts/tools/result-name.js';
import type { Requested } from '../../../contracts/lifecycles/conversion.machine.js';
import { progressSubject } from '../../../contracts/subjects.js';
import type { ConversionOutcome } from './conversion.decider.js';
import type { Job, JobFile, JobProgress, JobResult } from '../jobs/job.js';
import { version } from '../settings/version.js';
import { untilStoresAnswer } from './away-stores.js';
import { usageReporter } from './cpu-budgets.js';
import type { WorkerParts } from './worker-parts.js';

const PROGRESS_INTERVAL_MS = 100;

interface Running {
  readonly signal: AbortSignal;
  /** Awaited when it is the conversion's turn, before anything is done for it; what it throws is thrown. */
  readonly onTurn: () => Promise<void>;
}

/** The result of a job, and whether a picture of its first page can be made. */
export interface MadeOutcome {
  readonly outcome: ConversionOutcome;
  readonly isDrawable: boolean;
}

/**
 * Waits for its turn, places the inputs in a folder of the job's own, runs the job, stores what it made, removes the
 * folder.
 */
export const runConversion = async (
  parts: WorkerParts,
  request: Requested,
  { signal, onTurn }: Running,
): Promise<MadeOutcome> => {
  const folder = join(parts.scratch, randomUUID());
  const { tool, owner } = request;
  const onProgress = progressReporter(parts, request);
  const prepare = async (): Promise<Job> => {
    await onTurn();
    onProgress({ done: 0, total: 1, step: '' });
    return prepareJob(parts, request, folder);
  };
  try {
    const onUsed = usageReporter(parts, request);
    const output = await parts.pool.run(prepare, { owner, tool, signal, onProgress, onUsed });
    return await storeResult(parts, request, { made: output, signal });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

const prepareJob = async (parts: WorkerParts, request: Requested, folder: string): Promise<Job> => {
  const { tool, options, conversionId } = request;
  const directory = join(folder, 'work');
  await mkdir(directory, { recursive: true });
  const files = await placeInputs(parts, request, folder);
  const ref = secretsRefOf(options);
  const secrets = ref === undefined ? {} : { secrets: await parts.secrets.open(conversionId, ref) };
  return { tool, options, files, directory, ...secrets };
};

const placeInputs = (parts: WorkerParts, { files }: Requested, folder: string): Promise<JobFile[]> =>
  Promise.all(
    files.map(async ({ blob, name, kind, mime }, index) => {
      const path = join(folder, `input-${index}`);
      await parts.blobs.place(blob, path);
      return { path, name, kind, mime };
    }),
  );

interface Storing {
  readonly made: JobResult;
  /** Until then it waits for stores that are away. */
  readonly signal: AbortSignal;
}

/** @throws Refusal `storage.visitor-full`, `storage.nearly-full`. */
const storeResult = async (parts: WorkerParts, request: Requested, storing: Storing): Promise<MadeOutcome> => {
  const { made, signal } = storing;
  const room = await untilStoresAnswer(async () => parts.rooms?.roomFor(request.owner), signal);
  room?.take(await bytesOf(made));
  const [{ ref, size, sha256 }, receipt] = await taken(parts, storing).catch((error: unknown) => {
    room?.giveBack();
    throw error;
  });
  room?.filled();
  const pattern = nameOfResult(request, request.files[0]?.name ?? 'document', made.extension);
  const name = made.stem === undefined ? pattern : `${made.stem}${made.extension}`;
  const outcome = {
    result: { blob: ref, name, mime: made.mime, size, sha256 },
    receipt: receipt?.ref ?? null,
    made: await makingOf(parts, request, made),
    notes: made.notes,
  };
  return { outcome, isDrawable: made.isDrawable };
};

const bytesOf = async ({ path, receipt }: JobResult): Promise<number> => {
  const files = [path, receipt ?? []].flat();
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Each by itself: what has been stored is no longer there to be stored again. */
const taken = ({ blobs }: WorkerParts, { made: { path, receipt }, signal }: Storing) => {
  const take = (file: string) => untilStoresAnswer(() => blobs.take(file), signal);
  return Promise.all([take(path), receipt === undefined ? null : take(receipt)]);
};

const makingOf = async (
  parts: WorkerParts,
  { tool, options, files }: Requested,
  result: JobResult,
): Promise<Making> => {
  const engines = { docket: version, ...(result.engines ?? (await parts.engines?.())) };
  return {
    tool,
    options: chosenOptions(options),
    inputs: files.map(({ sha256, size, mime }) => ({ sha256, size, mime })),
    engines,
  };
};

/** Tells the owner's screens, at most ten times a second. */
const progressReporter = ({ bus }: WorkerParts, { owner, conversionId }: Requested) => {
  let last = -Infinity;
  return ({ done, total, step }: JobProgress): void => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL_MS) return;
    last = now;
    const progress = total > 0 ? Math.min(100, Math.round((100 * done) / total)) : 0;
    const message: ProgressMessage = {
      type: 'conversion_progress',
      conversionId,
      progress,
      status: 'processing',
      step,
    };
    bus.signal(progressSubject(owner, conversionId), message);
  };
};
