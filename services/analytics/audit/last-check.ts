import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { logCheck } from '../../../contracts/api/audit.js';
import { codeOf, syncToDisk } from '../../platform/blobs/disk-files.js';
import type { Signer } from './note.js';

const found = logCheck.omit({ askedBy: true }).extend({ askedBy: z.string() });

/** A check with who asked for it as an owner: names are looked up when it is shown. */
export type FoundCheck = z.output<typeof found>;

/**
 * What the last check found, kept beside the checkpoints and signed as they are: whoever can write to the file cannot
 * make it say that all is well.
 */
export const openLastCheck = (path: string, signer: Signer) => ({
  /** Null where there was none, and where it is none that this installation, in this version, signed. */
  read: async (): Promise<FoundCheck | null> => {
    const text = signer.verifier.open(await textOf(path));
    return text === undefined ? null : (found.safeParse(JSON.parse(text)).data ?? null);
  },

  keep: async (check: FoundCheck): Promise<void> => {
    const fresh = `${path}.new`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(fresh, signer.sign(`${JSON.stringify(check)}\n`), { mode: 0o600 });
    await syncToDisk(fresh);
    await rename(fresh, path);
    await syncToDisk(dirname(path));
  },
});

const textOf = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return '';
  }
};
