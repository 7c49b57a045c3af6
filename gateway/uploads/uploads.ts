import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../contracts/errors.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import { maxBytesOf, type FileKind } from '../../contracts/files.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import { ATTEMPTS, BLOBS, STORE } from '../ports/gateway-ports.js';
import { networkOf } from '../http/network.js';
import { visitorOf } from '../sessions/session.js';
import type { SizeLimits } from './checked-file.js';
import { unsupported } from './content-type.js';
import { sentAheadBy } from './files-in-pieces.js';
import { discard, takeIn, type Intake } from './intake.js';
import type { LongTexts } from './multipart.js';
import { readPiece } from './read-piece.js';
import { UploadsUnderWay } from './uploads-under-way.js';
import { Pieces } from './waiting-pieces.js';

const MINUTE_MS = 60_000;
/** So many refused uploads of one network in a minute are recorded; further ones leave no trace on the log. */
const REFUSED_MAX = 30;

export interface FormRules {
  readonly longTexts?: LongTexts;
  /** How large its files may be. */
  readonly limits?: SizeLimits;
  /** The kinds of files that are accepted, named in the answer to a file of no known type. Default: all that Docket takes. */
  readonly kinds?: readonly FileKind[];
  readonly mayLackFiles?: (fields: ReadonlyMap<string, string>) => boolean;
}

/** Takes uploads in, whole or in pieces. */
@Injectable()
export class Uploads {
  private readonly refused: Attempts;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(Pieces) private readonly pieces: Pieces,
    @Inject(UploadsUnderWay) private readonly underWay: UploadsUnderWay,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.refused = openAttempts({ name: 'refused-upload', max: REFUSED_MAX, windowMs: MINUTE_MS });
  }

  /** @throws Refusal as {@link UploadsUnderWay.letIn} and {@link takeIn}. */
  async takeIn(request: Request, rules: FormRules = {}): Promise<Intake> {
    const { longTexts = new Map(), limits = maxBytesOf, kinds, ...others } = rules;
    const { store, blobs } = this;
    const { pace } = this.underWay;
    const sentAhead = sentAheadBy(visitorOf(request).owners, this.pieces);
    return this.underWay.letIn(request, async (room) => {
      const mayRecordRejection = async () => (await this.refused.add(networkOf(request.ip))) >= 0;
      const reading = { limits, longTexts, pace, sentAhead, mayRecordRejection, admit: room.take, ...others };
      const intake = await namingTypes(kinds, () => takeIn({ store, blobs, ...reading }, request));
      room.filled();
      return intake;
    });
  }

  /**
   * A piece of a file that comes later.
   *
   * @returns what stands for it.
   * @throws Refusal as {@link UploadsUnderWay.letIn}, {@link Pieces.refuseMore} and {@link readPiece}.
   */
  async takePiece(request: Request): Promise<string> {
    const { owner } = visitorOf(request);
    const { pace } = this.underWay;
    this.pieces.refuseMore(owner);
    return this.underWay.letIn(request, async (room) => {
      const piece = await readPiece(request, { blobs: this.blobs, pace, admit: room.take });
      return this.pieces.keep(piece, owner, room);
    });
  }

  discard(files: readonly UploadedFile[]): Promise<void> {
    return discard(this.blobs, files);
  }
}

const namingTypes = async <T>(kinds: readonly FileKind[] | undefined, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'file.type-unsupported') throw error;
    throw unsupported(String(error.facts['name']), kinds);
  }
};
