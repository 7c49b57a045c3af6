import { join } from 'node:path';
import type { Config } from '../../platform/config.js';

/** Where the proofs of a log are kept: beside its database, or outside of it altogether. */
export interface AuditFolder {
  readonly path: string;
  /** The signed checkpoints, one after the other; it only ever grows. */
  readonly checkpoints: string;
  /** The hashes of the tree; lost, they are made anew from the log. */
  readonly hashes: string;
  /** What the last check of the log found. */
  readonly lastCheck: string;
  /** The public key that the checkpoints are checked with. */
  readonly verifier: string;
}

export const auditFolderOf = ({ DATA_DIR, CHECKPOINTS }: Pick<Config, 'DATA_DIR' | 'CHECKPOINTS'>): AuditFolder => {
  const path = CHECKPOINTS ?? join(DATA_DIR, 'checkpoints');
  return {
    path,
    checkpoints: join(path, 'checkpoints.txt'),
    hashes: join(path, 'hashes'),
    lastCheck: join(path, 'last-check.txt'),
    verifier: join(path, 'verifier-key.txt'),
  };
};
