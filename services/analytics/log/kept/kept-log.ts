import type { LogFolder } from '../tree/log-folder.js';
import { keptInFile, type KeptText } from './kept-text.js';
import type { SharedCheckpoints } from '../tree/shared-checkpoints.js';

/** What is kept of a log that cannot be computed from it again. */
export interface KeptLog {
  /** Undefined where the checkpoints are in the folder alone. */
  readonly shared: SharedCheckpoints | undefined;
  readonly lastCheck: KeptText;
  /** Up to where checkpoints were sent to each place. */
  readonly sent: KeptText;
}

export const keptOnDisk = ({ lastCheck, sent }: LogFolder): KeptLog => ({
  shared: undefined,
  lastCheck: keptInFile(lastCheck),
  sent: keptInFile(sent),
});
