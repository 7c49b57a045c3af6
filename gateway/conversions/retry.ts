import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../contracts/errors.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import { requestedEnd } from '../../contracts/link-lifetime.js';
import { findTool } from '../../contracts/tools/catalogue.js';
import { chosenOptions } from '../../contracts/tools/question-option.js';
import { secretsRefOf } from '../../contracts/tools/secret-options.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { BlobMissing, type Blobs } from '../../services/platform/blobs/blobs.js';
import type { ConversionState } from '../../services/platform/conversions/conversion.decider.js';
import { BLOBS, STORE } from '../ports/gateway-ports.js';
import type { Visitor } from '../sessions/visitor-sessions.js';
import { DiskQuota } from '../uploads/uploads-under-way.js';
import { discard } from '../uploads/intake.js';
import {
  isSurelyNotRequested,
  newConversion,
  type NewConversion,
} from '../../services/platform/conversions/request-conversion.js';
import { ConversionRequests, type LinkEnds } from './conversion-requests.js';

const impossible = (reason: string): Refusal => new Refusal('conversion.not-retryable', { reason });

/** Requests once more what has failed, with copies of its files: each conversion's die with its own link. */
@Injectable()
export class Retry {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(DiskQuota) private readonly quota: DiskQuota,
    @Inject(ConversionRequests) private readonly requests: ConversionRequests,
  ) {}

  /** @throws Refusal `conversion.not-retryable`, `storage.visitor-full`, `storage.nearly-full`. */
  async of(
    state: ConversionState,
    visitor: Pick<Visitor, 'owner' | 'owners'>,
  ): Promise<NewConversion & Partial<LinkEnds>> {
    const { requested } = state.context;
    const tool = requested ? findTool(requested.tool) : undefined;
    if (!requested || !tool || !state.matches('failed')) throw impossible('it has not failed');
    if (secretsRefOf(requested.options) !== undefined) {
      throw impossible('the passwords or texts that came with it are not kept. Please send the files again.');
    }
    const fresh = newConversion();
    const { owner } = visitor;
    const room = await this.quota.roomFor(visitor);
    room.take(requested.files.reduce((sum, { size }) => sum + size, 0));
    const files = await this.copiesOf(requested.files).finally(room.filled);
    try {
      const ends = await this.requests.addWithLink({
        ...fresh,
        tool,
        options: chosenOptions(requested.options),
        linkEnd: requestedEnd(requested.options),
        owner,
        files,
        now: new Date(),
      });
      return { ...fresh, ...ends };
    } catch (error) {
      if (await isSurelyNotRequested(this.store, fresh.conversionId, error)) await discard(this.blobs, files);
      throw error;
    }
  }

  private async copiesOf(files: readonly UploadedFile[]): Promise<UploadedFile[]> {
    const copies: UploadedFile[] = [];
    try {
      for (const file of files) {
        const { ref: blob } = await this.blobs.write(await this.blobs.read(file.blob));
        copies.push({ ...file, uploadId: randomUUID(), blob });
      }
      return copies;
    } catch (error) {
      await discard(this.blobs, copies);
      throw error instanceof BlobMissing ? impossible('its files are deleted already') : error;
    }
  }
}
