import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Readable } from 'node:stream';
import { Refusal } from '../../contracts/errors.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import { maxBytesOf } from '../../contracts/files.js';
import { FILES_MAX } from '../../contracts/limits.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { cleanFileName } from '../../services/platform/text/file-name.js';
import { BLOBS } from '../ports/gateway-ports.js';
import { isSignedOutSince, visitorOf } from '../sessions/session.js';
import { sentAheadBy, Pieces } from './file-pieces.js';
import { discard, storeFile } from './intake.js';
import { OwnResults, type Copies } from './own-results.js';
import { UploadsUnderWay } from './uploads-under-way.js';

/** A file as a program hands it over: its bytes, the pieces that it has sent ahead, or one of its own results. */
export type InlineFile =
  | { readonly name: string; readonly bytes: Buffer }
  | { readonly name: string; readonly pieces: readonly string[] }
  | { readonly conversion: string };

/** Takes files in that come within a call, and not as a form. */
@Injectable()
export class InlineFiles {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(Pieces) private readonly pieces: Pieces,
    @Inject(UploadsUnderWay) private readonly underWay: UploadsUnderWay,
    @Inject(OwnResults) private readonly results: OwnResults,
  ) {}

  /**
   * All of them or none, in the order in which they were given.
   *
   * @throws Refusal as `storeFile`, {@link UploadsUnderWay.letIn}, {@link OwnResults.copiesOf} and the pieces;
   *   `file.missing`, `request.too-many-files`, `session.over`.
   */
  async takeIn(request: Request, inlineFiles: readonly InlineFile[]): Promise<Copies> {
    if (inlineFiles.length === 0) throw new Refusal('file.missing');
    if (inlineFiles.length > FILES_MAX) throw new Refusal('request.too-many-files', { limit: FILES_MAX });
    const sent = await this.takeSent(request, inlineFiles);
    try {
      const ids = inlineFiles.flatMap((one) => ('conversion' in one ? [one.conversion] : []));
      const { files: copies, from } = await this.results.copiesOf(ids, sent, request);
      const newOnes = sent.values();
      const ownOnes = copies.values();
      const files = inlineFiles.flatMap((one) => ('conversion' in one ? ownOnes : newOnes).next().value ?? []);
      return { files, from };
    } catch (error) {
      await this.discard(sent);
      throw error;
    }
  }

  discard(files: readonly UploadedFile[]): Promise<void> {
    return discard(this.blobs, files);
  }

  private async takeSent(request: Request, files: readonly InlineFile[]): Promise<readonly UploadedFile[]> {
    const stored: UploadedFile[] = [];
    const sentAhead = sentAheadBy(visitorOf(request).owners, this.pieces);
    return this.underWay.letIn(request, async (room) => {
      try {
        for (const one of files) {
          if ('conversion' in one) continue;
          const name = cleanFileName(one.name);
          if ('bytes' in one) room.take(one.bytes.length);
          const source =
            'bytes' in one
              ? Readable.from([one.bytes])
              : await sentAhead.open(Readable.from([Buffer.from(JSON.stringify(one.pieces))]), name);
          stored.push(await storeFile({ blobs: this.blobs, limits: maxBytesOf }, source, name));
        }
        if (await isSignedOutSince(request)) throw new Refusal('session.over');
        await sentAhead.taken();
        room.filled();
        return stored;
      } catch (error) {
        await this.discard(stored);
        throw error;
      }
    });
  }
}
