import { statfs } from 'node:fs/promises';
import { STORED_FILES_COLLECTION } from '../../contracts/read-models/stored-files-document.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { Metrics } from '../../services/platform/metrics/metrics.js';
import { reportsReadModels, type BusUse } from '../../services/platform/telemetry/watch-bus.js';

const plain = (value: number) => [{ labels: {}, value }];

export const watchDisk = (metrics: Metrics, folder: string): void => {
  metrics.gauge('docket_disk_free_bytes', async () => {
    const { bavail, bsize } = await statfs(folder);
    return plain(bavail * bsize);
  });
  metrics.gauge('docket_disk_size_bytes', async () => {
    const { blocks, bsize } = await statfs(folder);
    return plain(blocks * bsize);
  });
};

/** Told by whoever keeps the read models. */
export const watchStored = (metrics: Metrics, documents: Pick<Documents, 'sum'>, use: BusUse): void => {
  metrics.gauge('docket_stored_bytes', async () => {
    if (!reportsReadModels(use)) return [];
    return plain(await documents.sum(STORED_FILES_COLLECTION, 'bytes', { since: { field: 'bytes', from: 1 } }));
  });
};
