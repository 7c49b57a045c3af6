import type { EventReader } from '../../../platform/event-store/event-store.js';
import { LogNotAsSigned, readCheckpoints, type Checkpoint } from './checkpoints.js';
import { openHashFile } from './hash-file.js';
import type { LogFolder } from './log-folder.js';
import { restoreTree } from './restore-tree.js';

/** Computes the hashes of a folder that has checkpoints only. @throws LogNotAsSigned */
export const regrowHashes = async (log: Pick<EventReader, 'readRecords'>, folder: LogFolder): Promise<void> => {
  let last: Checkpoint | undefined;
  let before: Checkpoint | undefined;
  for await (const { checkpoint } of readCheckpoints(folder.checkpoints)) {
    if (!checkpoint) throw new LogNotAsSigned('a checkpoint cannot be read');
    before = last;
    last = checkpoint;
  }
  const hashes = await openHashFile(folder.hashes, 'a+');
  try {
    await restoreTree({ log, hashes, last, before });
  } finally {
    await hashes.close();
  }
};
