import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../contracts/errors.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { BLOBS, PACE, STORE } from '../gateway-ports.js';
import type { Pace } from '../http/body-pace.js';
import { networkOf } from '../http/network.js';
import { openCounts } from '../http/open-counts.js';
import { sessionDigestOf, visitorOf } from '../sessions/session.js';
import { DiskQuota } from './disk-quota.js';
import { discard, takeIn, type Intake } from './intake.js';
import type { SizeLimits } from './checked-file.js';
import type { LongTexts } from './multipart.js';
import { maxBytesOf } from '../../contracts/files.js';

const OF_SESSION_MAX = 10;
/** Anybody can have any number of sessions. */
const OF_ADDRESS_MAX = 30;
const TRY_AGAIN_SECONDS = 10;

const tooMany = (limit: number): Refusal =>
  new Refusal('request.too-many-uploads', { limit, seconds: TRY_AGAIN_SECONDS });

interface FormRules {
  readonly longTexts?: LongTexts;
  /** How large its files may be. */
  readonly limits?: SizeLimits;
  readonly mayLackFiles?: (fields: ReadonlyMap<string, string>) => boolean;
}

/** Takes uploads in: only so many at a time, and only as far as there is room for them. */
@Injectable()
export class Uploads {
  private readonly ofSession = openCounts(OF_SESSION_MAX);
  private readonly ofAddress = openCounts(OF_ADDRESS_MAX);

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(DiskQuota) private readonly quota: DiskQuota,
    @Inject(PACE) private readonly pace: Pace,
  ) {}

  /** @throws Refusal `request.too-many-uploads` before anything is read, or as {@link takeIn}. */
  async takeIn(request: Request, rules: FormRules = {}): Promise<Intake> {
    const { longTexts = new Map(), limits = maxBytesOf, ...others } = rules;
    const leave = this.enter(request);
    try {
      const { store, blobs, pace } = this;
      const room = await this.quota.roomFor(visitorOf(request));
      try {
        const intake = await takeIn({ store, blobs, limits, longTexts, pace, admit: room.take, ...others }, request);
        room.filled();
        return intake;
      } catch (error) {
        room.giveBack();
        throw error;
      }
    } finally {
      leave();
    }
  }

  discard(files: readonly UploadedFile[]): Promise<void> {
    return discard(this.blobs, files);
  }

  private enter(request: Request): () => void {
    const leaveAddress = this.ofAddress.take(networkOf(request.ip));
    if (!leaveAddress) throw tooMany(OF_ADDRESS_MAX);
    const leaveSession = this.ofSession.take(sessionDigestOf(request));
    if (!leaveSession) {
      leaveAddress();
      throw tooMany(OF_SESSION_MAX);
    }
    return () => {
      leaveSession();
      leaveAddress();
    };
  }
}
