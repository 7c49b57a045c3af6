import { stat } from 'node:fs/promises';
import { codeOf } from '../../platform/blobs/disk-files.js';

/** Of a file, in bytes; 0 where there is none. */
export const sizeIfThere = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
};
