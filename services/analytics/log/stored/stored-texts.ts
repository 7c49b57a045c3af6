import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, syncToDisk } from '../../../platform/blobs/disk-files.js';
import type { LogFolder } from '../tree/log-folder.js';
import type { SharedCheckpoints } from '../tree/shared-checkpoints.js';

/** A short text that outlives this process; the whole of it is replaced at once. */
export interface StoredText {
  /** Empty where there was none. */
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

/** In a file for its owner only. */
export const textInFile = (path: string): StoredText => ({
  read: async () => {
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      return '';
    }
  },
  write: async (text) => {
    const fresh = `${path}.new`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(fresh, text, { mode: 0o600 });
    await syncToDisk(fresh);
    await rename(fresh, path);
    await syncToDisk(dirname(path));
  },
});

/** Texts about a log that cannot be computed from it again. */
export interface StoredTexts {
  /** Undefined where the checkpoints are in the folder alone. */
  readonly shared: SharedCheckpoints | undefined;
  readonly lastCheck: StoredText;
  /** Up to where checkpoints were sent to each place. */
  readonly sent: StoredText;
}

export const textsOnDisk = ({ lastCheck, sent }: LogFolder): StoredTexts => ({
  shared: undefined,
  lastCheck: textInFile(lastCheck),
  sent: textInFile(sent),
});
