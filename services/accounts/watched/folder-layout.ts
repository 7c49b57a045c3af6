import { mkdir, open, readdir, rename, stat, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join, parse } from 'node:path';
import type { Readable } from 'node:stream';

/** The places of a watched folder. */
export interface Layout {
  readonly in: string;
  /** A folder for each run, with its file: what is there was taken and has not ended yet. */
  readonly working: string;
  readonly out: string;
  /** Files whose run is complete. */
  readonly done: string;
  readonly failed: string;
}

/** Makes the places where they are missing, also when they vanish while the folder is watched. */
export const openLayout = async (root: string): Promise<Layout> => {
  const layout = {
    in: join(root, 'in'),
    working: join(root, '.working'),
    out: join(root, 'out'),
    done: join(root, 'done'),
    failed: join(root, 'failed'),
  };
  for (const place of Object.values(layout)) await mkdir(place, { recursive: true });
  return layout;
};

/** Names that browsers, office programs and copying programs give to files that they have not finished. */
const UNFINISHED = /^[.~]|^#.*#$|~$|\.(tmp|temp|part|partial|crdownload|download|filepart|swp|lock|!ut)$/i;

export const isUnfinishedName = (name: string): boolean => UNFINISHED.test(name);

/** Names of the plain files of a folder; links and folders are left alone. */
export const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

/** Opens a plain file for reading, and never what a link leads to. */
export const openPlain = (path: string): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A name that nothing in these folders has yet: `report.pdf`, `report (2).pdf` and so on. */
export const freeName = async (name: string, folders: readonly string[]): Promise<string> => {
  const { name: stem, ext } = parse(name);
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${stem} (${count})${ext}`;
    const taken = await Promise.all(folders.map((folder) => exists(join(folder, tried))));
    if (!taken.includes(true)) return tried;
  }
};

/**
 * Writes a file that is there in full under its name, or not at all, over any that is there. Whatever happens, nobody
 * needs to read its content any more: a stored file is closed, also where not a byte of it could be written.
 */
export const writeWhole = async (path: string, content: Readable | string): Promise<void> => {
  const { dir, base } = parse(path);
  const unfinished = join(dir, `.${base}.part`);
  try {
    await unlink(unfinished).catch(ignoreMissing);
    await writeFile(unfinished, content, { flag: 'wx', flush: true });
    await rename(unfinished, path);
  } finally {
    if (typeof content !== 'string') content.destroy();
  }
};

const isMissing = (error: unknown): boolean => (error as { readonly code?: unknown }).code === 'ENOENT';

/** For what may be gone already. @throws any other error. */
export const ignoreMissing = (error: unknown): undefined => {
  if (isMissing(error)) return undefined;
  throw error;
};
