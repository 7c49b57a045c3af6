import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type {
  DrawnRequestPage,
  DrawRequestPageQuestion,
  PlacedFields,
  PlaceFieldsQuestion,
  SealedRequest,
  SealRequestQuestion,
  SetAuditPageAnswer,
  SetAuditPageQuestion,
} from '../../../contracts/api/signature-requests.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Owner } from '../../../contracts/owner.js';
import { requestJobs, type RequestJob } from '../../../contracts/request-jobs.js';
import { questions } from '../../../contracts/subjects.js';
import { BlobMissing } from '../../platform/blobs/blobs.js';
import type { WorkerParts } from '../../platform/conversions/worker-parts.js';
import type { Consumption } from '../../platform/event-bus/event-bus.js';
import type { Job, JobResult } from '../../platform/jobs/job.js';
import type { RequestJobOptions } from './request-job.js';

const placedReceipt = z.object({
  pages: z.number(),
  sheets: z.array(z.object({ page: z.number(), width: z.number(), height: z.number() })),
});

/** Answers what signature requests need to have done to their documents, each in a process of its owner's. */
export const answerRequests = async (parts: WorkerParts): Promise<Consumption> => {
  const stopper = new AbortController();
  const run = <Made>(asked: Asked, use: (result: JobResult) => Promise<Made>): Promise<Made> =>
    runInPool(parts, { ...asked, signal: stopper.signal }, use);
  const answering = await Promise.all([
    parts.bus.answer<PlaceFieldsQuestion>(questions.placeRequestFields, ({ fields, ...document }) =>
      run({ ...document, job: requestJobs.place, options: { fields } }, async (result): Promise<PlacedFields> => {
        const receipt = placedReceipt.parse(JSON.parse(await readFile(result.receipt ?? '', 'utf8')));
        return { file: await kept(parts, document.owner, result), ...receipt };
      }),
    ),
    parts.bus.answer<SealRequestQuestion>(questions.sealRequest, ({ fields: filled, signing, signer, ...document }) =>
      run({ ...document, job: requestJobs.seal, options: { filled, signing, signer } }, async (result) => {
        const sealed: SealedRequest = { file: await kept(parts, document.owner, result) };
        return sealed;
      }),
    ),
    parts.bus.answer<DrawRequestPageQuestion>(questions.drawRequestPage, ({ page, ...document }) =>
      run({ ...document, job: requestJobs.draw, options: { page } }, async ({ path }) => {
        const drawn: DrawnRequestPage = { picture: (await readFile(path)).toString('base64') };
        return drawn;
      }),
    ),
    parts.bus.answer<SetAuditPageQuestion>(questions.setAuditPage, ({ owner, page, proof }) =>
      run({ owner, job: requestJobs.audit, options: { audit: { page, proof } } }, async ({ path }) => {
        const set: SetAuditPageAnswer = { pdf: (await readFile(path)).toString('base64') };
        return set;
      }),
    ),
  ]);
  return {
    stop: async () => {
      stopper.abort(new Refusal('service.unavailable', { service: questions.sealRequest }));
      await Promise.all(answering.map((one) => one.stop()));
    },
  };
};

interface Asked {
  readonly owner: Owner;
  /** The document that the job is about, if any. */
  readonly blob?: string;
  readonly name?: string;
  readonly job: RequestJob;
  readonly options: RequestJobOptions;
}

/** @throws Refusal `signature-request.file-gone`, or as the job. */
const runInPool = async <Made>(
  parts: WorkerParts,
  { owner, blob, name = '', job: tool, options, signal }: Asked & { readonly signal: AbortSignal },
  use: (result: JobResult) => Promise<Made>,
): Promise<Made> => {
  const folder = join(parts.scratch, randomUUID());
  const prepare = async (): Promise<Job> => {
    const directory = join(folder, 'work');
    await mkdir(directory, { recursive: true });
    const path = join(folder, 'input-0');
    if (blob !== undefined) await parts.blobs.place(blob, path);
    const files = blob === undefined ? [] : [{ path, name, kind: 'pdf', mime: 'application/pdf' } as const];
    return { tool, options: { ...options }, files, directory };
  };
  try {
    const asked = { owner, tool, signal, onProgress: () => undefined, onUsed: () => undefined };
    return await use(await parts.pool.run(prepare, asked));
  } catch (error) {
    throw error instanceof BlobMissing ? new Refusal('signature-request.file-gone', {}, { cause: error }) : error;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

/** @throws Refusal `storage.visitor-full`, `storage.nearly-full`. */
const kept = async ({ blobs, rooms }: WorkerParts, owner: Owner, { path }: JobResult) => {
  const room = await rooms?.roomFor(owner);
  room?.take((await stat(path)).size);
  try {
    const { ref: blob, size, sha256 } = await blobs.take(path);
    room?.filled();
    return { blob, size, sha256 };
  } catch (error) {
    room?.giveBack();
    throw error;
  }
};
