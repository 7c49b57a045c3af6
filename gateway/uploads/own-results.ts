import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import type { ResultFile } from '../../contracts/events/conversion.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import { fileTypes, maxBytesOf, type FileType } from '../../contracts/files.js';
import { FILES_MAX, REQUEST_MAX_BYTES } from '../../contracts/limits.js';
import { BlobMissing, type Blobs } from '../../services/platform/blobs/blobs.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import { BLOBS, STORE } from '../ports/gateway-ports.js';
import { isOwnConversion, visitorOf } from '../sessions/session.js';
import { unsupported } from './checked-file.js';
import { discard } from './intake.js';
import { DiskQuota } from './uploads-under-way.js';

/** A result that is converted further. */
interface Taken {
  readonly id: string;
  readonly result: ResultFile;
  readonly type: FileType;
}

/** Copies of results, and the conversion that each comes from, by upload id. */
export interface Copies {
  readonly files: readonly UploadedFile[];
  readonly from: ReadonlyMap<string, string>;
}

/** Results of a visitor's own conversions: shown to them, and taken as files of further conversions. */
@Injectable()
export class OwnResults {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(DiskQuota) private readonly quota: DiskQuota,
  ) {}

  /**
   * Another's conversion looks like one that never was, and so does a deleted one.
   *
   * @throws Refusal `conversion.not-found`, `conversion.not-ready`, `conversion.without-file`.
   */
  async of(id: string, request: Request): Promise<ResultFile> {
    const { state } = await load(this.store, { stream: streamOf('conversion', id), decider: conversion });
    const { requested, result } = state.context;
    if (!isOwnConversion(request, requested) || state.matches('deleted')) throw new Refusal('conversion.not-found');
    if (state.hasTag('processing')) throw new Refusal('conversion.not-ready');
    if (!result) throw new Refusal('conversion.without-file');
    return result;
  }

  /**
   * Copies results for a further conversion, since the files of each die with its own link.
   *
   * @param sent  the files that came with the request.
   * @throws Refusal as {@link of}; `conversion.file-gone`, `file.type-unsupported`, `file.too-large`,
   *   `request.too-many-files`, `request.too-large`, and as the quota.
   */
  async copiesOf(ids: readonly string[], sent: readonly UploadedFile[], request: Request): Promise<Copies> {
    if (ids.length === 0) return { files: [], from: new Map() };
    if (sent.length + ids.length > FILES_MAX) throw new Refusal('request.too-many-files', { limit: FILES_MAX });
    const taken: Taken[] = [];
    for (const id of ids) taken.push(asTaken(id, await this.of(id, request)));
    const bytes = taken.reduce((sum, { result }) => sum + result.size, 0);
    const bytesSent = sent.reduce((sum, { size }) => sum + size, 0);
    if (bytes + bytesSent > REQUEST_MAX_BYTES) {
      throw new Refusal('request.too-large', { limit: REQUEST_MAX_BYTES / MB });
    }
    const room = await this.quota.roomFor(visitorOf(request));
    room.take(bytes);
    return this.copied(taken).finally(room.filled);
  }

  private async copied(taken: readonly Taken[]): Promise<Copies> {
    const files: UploadedFile[] = [];
    const from = new Map<string, string>();
    try {
      for (const { id, result, type } of taken) {
        const { ref: blob } = await this.blobs.write(await this.blobs.read(result.blob));
        const { name, size, sha256 } = result;
        const uploadId = randomUUID();
        files.push({ uploadId, name, kind: type.kind, mime: type.mime, size, sha256, blob });
        from.set(uploadId, id);
      }
      return { files, from };
    } catch (error) {
      await discard(this.blobs, files);
      throw error instanceof BlobMissing ? new Refusal('conversion.file-gone', {}, { cause: error }) : error;
    }
  }
}

/** @throws Refusal `file.type-unsupported`, `file.too-large`. */
const asTaken = (id: string, result: ResultFile): Taken => {
  const type = fileTypes.find(({ mime }) => mime === result.mime);
  if (!type) throw unsupported(result.name);
  const limit = maxBytesOf(type.kind);
  if (result.size <= limit) return { id, result, type };
  const facts = { size: Math.ceil(result.size / MB), limit: limit / MB, type: type.label };
  throw new Refusal('file.too-large', facts);
};
