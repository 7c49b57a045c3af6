import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../contracts/errors.js';
import type { StepPurpose } from '../../../contracts/events/workflow.js';
import type { UploadedFile } from '../../../contracts/events/upload.js';
import { fit, inOrder } from '../../../contracts/tools/availability.js';
import type { ConversionSecrets } from '../../../contracts/tools/secret-options.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import {
  isSurelyNotRequested,
  newConversion,
  RequestedBefore,
  requestConversion,
} from '../../platform/conversions/request-conversion.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import type { ConversionQuotas } from '../../platform/quotas/conversion-quotas.js';
import { refuseOnceSwitchedOff } from '../../platform/site/site-rules.js';
import type { Secrets } from '../../platform/secrets/conversion-secrets.js';
import type { Log } from '../../platform/settings/logger.js';
import type { NewRun } from '../../platform/workflows/workflow-run.decider.js';
import type { StepFile } from './step-files.js';

export interface StepParts {
  readonly store: EventStore;
  readonly blobs: Blobs;
  readonly secrets: Secrets;
  readonly quotas: ConversionQuotas;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The conversion that a step asks for. */
interface StepRequest {
  readonly run: NewRun;
  readonly conversionId: string;
  readonly purpose: StepPurpose;
  readonly asked: { readonly tool: Tool; readonly options: Readonly<Record<string, unknown>> };
  readonly files: readonly StepFile[];
  readonly secrets?: ConversionSecrets;
  /** The files become those of the conversion; otherwise it gets copies, since the files of each die with its own link. */
  readonly isHandedOver: boolean;
}

/**
 * Requests the conversion of a step; the same one is requested once, however often this is done.
 *
 * @throws Refusal `tool.switched-off`, `quota.conversions`, `tool.files-do-not-fit`, `storage.full`.
 * @throws BlobMissing when a file was deleted.
 */
export const requestStep = async (parts: StepParts, request: StepRequest): Promise<void> => {
  const { run, conversionId, purpose, asked, isHandedOver, secrets } = request;
  const { tool, options } = asked;
  if (purpose === 'work') await refuseOnceSwitchedOff(parts.store, asked);
  const suits = fit(
    tool,
    request.files.map(({ kind }) => kind),
  );
  if (!suits.fits) throw new Refusal('tool.files-do-not-fit', { message: suits.message });
  const own = await Promise.all(request.files.map(async (file) => (isHandedOver ? file : copied(parts.blobs, file))));
  const from = new Map<string, string>();
  const files = inOrder(tool, own).map(({ from: before, ...file }): UploadedFile => {
    const uploadId = randomUUID();
    if (before !== null) from.set(uploadId, before);
    return { ...file, uploadId };
  });
  const isQuestion = purpose === 'look';
  const asking = {
    ...newConversion(conversionId),
    tool,
    options,
    owner: run.owner,
    files,
    from,
    run: run.runId,
    ...(secrets && { secrets }),
  };
  try {
    const wanted = { ...asking, isQuestion, now: parts.clock() };
    await parts.quotas.within(wanted, () => requestConversion(parts, wanted));
  } catch (error) {
    if (!isHandedOver && (await isSurelyNotRequested(parts.store, conversionId, error)))
      for (const { blob } of own) await parts.blobs.delete(blob);
    if (!(error instanceof RequestedBefore)) throw error;
  }
};

const copied = async (blobs: Blobs, file: StepFile): Promise<StepFile> => {
  const { ref: blob } = await blobs.write(await blobs.read(file.blob));
  return { ...file, blob };
};
