import { syncToDisk } from '../blobs/disk-files.js';
import { openToRead } from './database.js';

/**
 * Writes a database as it is at this moment into a new file, safe on the disk, while another process may write to it.
 * What was deleted in it is not in the copy.
 *
 * @param version of the tables that is known at most.
 * @throws Error when it is not there, has a newer version, or the copy is there already.
 */
export const copyDatabase = async (path: string, copy: string, version: number): Promise<void> => {
  const db = openToRead(path, version);
  try {
    db.prepare('VACUUM INTO ?').run(copy);
  } finally {
    db.close();
  }
  await syncToDisk(copy);
};
