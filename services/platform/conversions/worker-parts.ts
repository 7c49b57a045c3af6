import type { DiskRooms } from '../disk/disk-rooms.js';
import type { Blobs } from '../blobs/blobs.js';
import type { EventBus } from '../event-bus/event-bus.js';
import type { EventStore } from '../event-store/event-store.js';
import type { JobPool } from '../jobs/pool.js';
import type { Log } from '../settings/logger.js';
import type { Secrets } from '../secrets/conversion-secrets.js';
import type { Telemetry } from '../telemetry/telemetry.js';

/** All that a worker needs from outside. */
export interface WorkerParts {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly blobs: Blobs;
  readonly secrets: Secrets;
  readonly pool: Pick<JobPool, 'run'>;
  /** Folder for the jobs' own folders. */
  readonly scratch: string;
  /** Version by name of what the jobs of this worker work with, for receipts. */
  readonly engines?: () => Promise<Readonly<Record<string, string>>>;
  /** Where a result is refused that has no room; default: there is always some. */
  readonly rooms?: DiskRooms;
  /** The processor time that one visitor may use within an hour, asked for at each turn; default: any time. */
  readonly cpuSecondsPerHour?: number;
  readonly clock: () => Date;
  /** How long running jobs may go on once the worker is told to stop; then they are handed back. Default: 8 seconds. */
  readonly graceMs?: number;
  readonly log: Log;
  readonly telemetry?: Telemetry;
}
