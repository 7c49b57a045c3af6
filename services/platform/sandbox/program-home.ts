import { chmod, chown, mkdir, mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
  /**
   * Puts a copy in where nothing tells of this installation: in the folder for all that is temporary, as the program sees
   * it. @returns where it finds it.
   */
  readonly putAside: (from: string, name: string) => Promise<string>;
  /** Takes a file out that lies in the folder itself. @throws NoPlainFile */
  readonly takeOut: (path: string, to: string) => Promise<void>;
  /** Deletes the files that lie in the folder itself; no link is followed. @throws when something else is in the way. */
  readonly clear: () => Promise<void>;
  /** Once nothing runs in it any more. */
  readonly remove: () => Promise<void>;
}

interface HomeOptions {
  /** The folder in which it is made. */
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
  const mode = claim.uid === undefined ? 0o400 : MODE_READABLE;
  const putIn: ProgramHome['putIn'] = async (from, name) => {
    const path = join(folder, basename(name));
    await copyPlainFile(from, path, mode);
    return path;
  };
  const aside = openAside(sandbox, { folder, claim, mode });
  return {
    folder,
    claim,
    putIn,
    putAside: aside.put,
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
    remove: async () => {
      const all = [folder, ...aside.folders];
      await Promise.all(all.map((path) => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })));
    },
  };
};

interface AsideOptions extends Pick<ProgramHome, 'folder' | 'claim'> {
  readonly mode: number;
}

const openAside = (sandbox: Sandbox, { folder, claim, mode }: AsideOptions) => {
  const folders: string[] = [];
  /** A program that is not kept apart sees the folder of the machine, and gets one of its own there. */
  const make = async (): Promise<string> => {
    if (sandbox.level !== 'none') return join(folder, TEMPORARY);
    const own = await mkdtemp(join(tmpdir(), 'document-'));
    folders.push(own);
    if (claim.uid !== undefined) await chown(own, claim.uid, claim.uid);
    return own;
  };
  const put: ProgramHome['putAside'] = async (from, name) => {
    const at = await make();
    await copyPlainFile(from, join(at, basename(name)), mode);
    return join(sandbox.level === 'none' ? at : '/tmp', basename(name));
  };
  return { put, folders };
};

/** Everybody who can reach the file may read it, and nobody may write to it. */
const MODE_READABLE = 0o444;
