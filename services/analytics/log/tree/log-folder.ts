import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../../platform/blobs/disk-files.js';
import type { Config } from '../../../platform/settings/config.js';

/** Where the proofs of a log are kept: beside its database, or somewhere else altogether. */
export interface LogFolder {
  readonly path: string;
  /** The signed checkpoints, one after the other; it only ever grows. */
  readonly checkpoints: string;
  /** The hashes of the tree; if they are lost, they are computed again from the log. */
  readonly hashes: string;
  /** The result of the last check of the log. */
  readonly lastCheck: string;
  /** The last result of `npm run verify`. */
  readonly lastVerify: string;
  /** The public key that the checkpoints are checked with. */
  readonly verifier: string;
  /** Up to where the checkpoints were sent to each place that they are sent to. */
  readonly sent: string;
}

export const logFolderOf = ({ DATA_DIR, CHECKPOINTS }: Pick<Config, 'DATA_DIR' | 'CHECKPOINTS'>): LogFolder => {
  const path = CHECKPOINTS ?? join(DATA_DIR, 'checkpoints');
  return {
    path,
    checkpoints: join(path, 'checkpoints.txt'),
    hashes: join(path, 'hashes'),
    lastCheck: join(path, 'last-check.txt'),
    lastVerify: join(path, 'last-verify.txt'),
    verifier: join(path, 'verifier-key.txt'),
    sent: join(path, 'sent.json'),
  };
};

/** Bytes in a file; 0 where there is none. */
export const sizeOfFile = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
};
