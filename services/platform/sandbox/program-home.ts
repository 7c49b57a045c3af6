import { chmod, chown, mkdir, mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { TEMPORARY } from './bubblewrap.js';
import { copyPlainFile, movePlainFile, NoPlainFile } from './plain-files.js';
import type { Claim, Sandbox } from './sandbox.js';

/** The folder of one program: all that it may write to, and all of the disk that is its own. */
export interface ProgramHome {
  readonly folder: string;
  readonly claim: Claim;
  /** Puts a copy in that it may read and not change. @returns where it finds it. */
  readonly putIn: (from: string, name: string) => Promise<string>;
  /** Takes a file out that lies in the folder itself. @throws NoPlainFile */
  readonly takeOut: (path: string, to: string) => Promise<void>;
  /** Deletes the files that lie in the folder itself; no link is followed. @throws when something else is in the way. */
  readonly clear: () => Promise<void>;
  /** Once nothing runs in it any more. */
  readonly remove: () => Promise<void>;
}

interface HomeOptions {
  /** Where the folder is made. */
  readonly scratch: string;
  readonly prefix: string;
  /** Puts things in that the program may change; nothing runs there yet. */
  readonly furnish?: (folder: string) => Promise<void>;
}

export const makeHome = async (sandbox: Sandbox, { scratch, prefix, furnish }: HomeOptions): Promise<ProgramHome> => {
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(scratch, prefix));
  await furnish?.(folder);
  const claim = await sandbox.claim(folder);
  const putIn: ProgramHome['putIn'] = async (from, name) => {
    const path = join(folder, basename(name));
    await copyPlainFile(from, path, claim.uid === undefined ? 0o400 : READABLE);
    return path;
  };
  return {
    folder,
    claim,
    putIn,
    takeOut: async (path, to) => {
      if (path !== join(folder, basename(path))) throw new NoPlainFile(path);
      await movePlainFile(path, to);
      await chmod(to, 0o600);
      if (claim.uid !== undefined) await chown(to, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
    },
    clear: async () => {
      const files = (await readdir(folder)).filter((name) => name !== TEMPORARY);
      await Promise.all(files.map((name) => unlink(join(folder, name))));
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
};

/** For everybody who can reach it, and for nobody to write to. */
const READABLE = 0o444;
