import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../services/platform/settings/config.js';
import { openDiskRooms, type DiskRooms, type Room } from '../../services/platform/disk/disk-rooms.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { CONFIG, DOCUMENTS } from '../ports/gateway-ports.js';
import type { Visitor } from '../sessions/visitor-sessions.js';

/** Refuses uploads for which a visitor, or the installation, has no room left, before they are stored. */
@Injectable()
export class DiskQuota {
  private readonly rooms: DiskRooms;

  constructor(@Inject(CONFIG) config: Config, @Inject(DOCUMENTS) documents: Documents) {
    this.rooms = openDiskRooms(config, documents);
  }

  roomFor({ owner, owners }: Pick<Visitor, 'owner' | 'owners'>): Promise<Room> {
    return this.rooms.roomFor(owner, owners);
  }
}
