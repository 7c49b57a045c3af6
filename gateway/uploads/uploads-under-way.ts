import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../contracts/errors.js';
import { openDiskRooms, type DiskRooms, type Room } from '../../services/platform/disk/disk-rooms.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { openCounts } from '../http/connection-limits.js';
import { networkOf } from '../http/request-values.js';
import { CONFIG, DOCUMENTS, PACE, SITE_RULES, type Pace } from '../ports/gateway-ports.js';
import { sessionDigestOf, visitorOf } from '../sessions/session.js';
import type { Visitor } from '../sessions/visitor-sessions.js';

/** Refuses uploads for which a visitor, or the installation, has no room left, before they are stored. */
@Injectable()
export class DiskQuota {
  private readonly rooms: DiskRooms;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(SITE_RULES) rules: KnownSiteRules,
  ) {
    this.rooms = openDiskRooms({ config, documents, rules });
  }

  roomFor({ owner, owners, accounts }: Pick<Visitor, 'owner' | 'owners' | 'accounts'>): Promise<Room> {
    return this.rooms.roomFor(owner, accounts ?? owners);
  }
}

const OF_SESSION_MAX = 10;
/** Anybody can have any number of sessions. */
const OF_ADDRESS_MAX = 30;
const TRY_AGAIN_SECONDS = 10;

const tooMany = (limit: number): Refusal =>
  new Refusal('request.too-many-uploads', { limit, seconds: TRY_AGAIN_SECONDS });

/** Bodies with files on their way in: only so many at a time, only as far as there is room, and none that hardly comes. */
@Injectable()
export class UploadsUnderWay {
  private readonly ofSession = openCounts(OF_SESSION_MAX);
  private readonly ofAddress = openCounts(OF_ADDRESS_MAX);

  constructor(
    @Inject(DiskQuota) private readonly quota: DiskQuota,
    @Inject(PACE) readonly pace: Pace,
  ) {}

  /**
   * Lets one in; what it did not store takes no room.
   *
   * @throws Refusal `request.too-many-uploads` before anything is read, or what `take` throws.
   */
  async letIn<Taken>(request: Request, take: (room: Room) => Promise<Taken>): Promise<Taken> {
    const leave = this.enter(request);
    try {
      const room = await this.quota.roomFor(visitorOf(request));
      try {
        return await take(room);
      } catch (error) {
        room.giveBack();
        throw error;
      }
    } finally {
      leave();
    }
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
