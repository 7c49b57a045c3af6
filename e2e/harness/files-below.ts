import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Those that hold one of these texts anywhere; one that goes while it is looked at holds nothing any more. */
export const filesHolding = (folder: string, texts: readonly string[]): string[] =>
  filesBelow(folder).filter((path) => {
    const bytes = bytesStillAt(join(folder, path));
    return texts.some((text) => bytes?.includes(text));
  });

const bytesStillAt = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
};
