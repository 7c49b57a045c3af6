import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, type RefusalCode } from '../../../contracts/errors.js';
import type { ResultFile } from '../../../contracts/events/conversion.js';
import type { Requested } from '../../../contracts/lifecycles/conversion.machine.js';
import { THUMBNAIL_JOB } from '../../../contracts/drawable-results.js';
import { BlobMissing } from '../../platform/blobs/blobs.js';
import { usageReporter } from '../../platform/conversions/cpu-budgets.js';
import type { WorkerParts } from '../../platform/conversions/worker-parts.js';
import { JobBroken, JobCrashed, type Job } from '../../platform/jobs/job.js';

interface Finished {
  readonly requested: Requested;
  readonly result: ResultFile;
}

/** More than any has, in bytes: what is larger is no work of ours, but of a file that has taken its process over. */
const MOST_BYTES = 512 * 1024;

/**
 * Draws the first page of a result in a process of its owner's, at their turn.
 *
 * @returns its blob; null where there is none to be had, now or later.
 * @throws Refusal `thumbnail.none` where there is none now: the result is gone, or there is no room for a picture, about
 *   which recipients of a link learn no more.
 * @throws the signal's reason.
 */
export const drawInPool = async (
  parts: WorkerParts,
  finished: Finished,
  signal: AbortSignal,
): Promise<string | null> => {
  const folder = join(parts.scratch, randomUUID());
  const { owner, conversionId } = finished.requested;
  const onUsed = usageReporter(parts, finished.requested);
  const request = { owner, tool: THUMBNAIL_JOB, signal, onProgress: () => undefined, onUsed };
  const room = await parts.rooms?.roomFor(owner);
  try {
    room?.take(MOST_BYTES); // before it is drawn: where there is none, whoever asks again costs nothing
    const { path } = await parts.pool.run(() => prepared(parts, finished.result, folder), request);
    if ((await stat(path)).size > MOST_BYTES) throw new Refusal('thumbnail.none');
    const { ref } = await parts.blobs.take(path);
    room?.filled();
    return ref;
  } catch (error) {
    room?.giveBack();
    if (isForNow(error)) throw new Refusal('thumbnail.none', {}, { cause: error });
    if (!isHopeless(error)) throw error;
    parts.log.info({ error, conversionId }, 'a thumbnail could not be drawn');
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

/** The file is gone, or there is no room. */
const isForNow = (error: unknown): boolean =>
  error instanceof BlobMissing || (error instanceof Refusal && error.code.startsWith('storage.'));

const HOPELESS: readonly RefusalCode[] = ['thumbnail.none', 'conversion.deadline', 'conversion.out-of-memory'];

/** The next try would end as this one: what is asked for again and again must not be tried each time. */
const isHopeless = (error: unknown): boolean =>
  error instanceof JobCrashed ||
  error instanceof JobBroken ||
  (error instanceof Refusal && HOPELESS.includes(error.code));

const prepared = async ({ blobs }: WorkerParts, { blob, name, mime }: ResultFile, folder: string): Promise<Job> => {
  const directory = join(folder, 'work');
  await mkdir(directory, { recursive: true });
  const path = join(folder, 'input-0');
  await blobs.place(blob, path);
  return { tool: THUMBNAIL_JOB, options: {}, files: [{ path, name, kind: 'pdf', mime }], directory };
};
