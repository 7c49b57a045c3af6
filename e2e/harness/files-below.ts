import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder, as paths from there; folders may come and go meanwhile. */
export const filesBelow = (folder: string): string[] => {
  for (;;) {
    try {
      return filesAtOnce(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
};

const filesAtOnce = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : [];
