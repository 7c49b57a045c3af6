import { randomUUID } from 'node:crypto';
import { constants, createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import {
  copyFile,
  link,
  lstat,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { BlobMissing, type Blobs, type ByteRange, type ListedBlob, type StoredBlob } from './blobs.js';
import { CANNOT_LINK, codeOf, digestOfFile, refusalOf, syncToDisk, writeNewFile, type Digest } from './disk-files.js';
import { checkNamed, checkRange, freshReference, isReference, placeOf } from './reference.js';

/** Each piece takes a turn of a thread, which costs more than the bytes of a small one. */
const READ_BYTES = 256 * 1024;

/**
 * Each blob is a file of its own, `ab/cd/{ref}`; equal bytes are stored as often as they are written, so that deleting
 * one never takes another's. Only one process at a time may have the directory open.
 */
export const openDiskBlobs = ({ directory }: { readonly directory: string }): Blobs => {
  const incoming = join(directory, 'incoming');
  rmSync(incoming, { recursive: true, force: true }); // what a killed process had not finished
  mkdirSync(incoming, { recursive: true, mode: 0o700 });

  return {
    adapter: 'disk',
    write: (source) => write({ directory, incoming }, source),
    take: (path) => take({ directory, incoming }, path),
    restore: (ref, source) => restore({ directory, incoming }, ref, source),
    read: (ref, range) => read(directory, ref, range),
    place: (ref, path) => place(directory, ref, path),
    list: () => list(directory),
    delete: (ref) => remove(directory, ref),
    close: () => Promise.resolve(),
  };
};

interface Folders {
  readonly directory: string;
  /** For files that are not complete yet; on the same file system. */
  readonly incoming: string;
}

const pathOf = (directory: string, ref: string): string => join(directory, placeOf(ref));

const write = async (folders: Folders, source: Readable): Promise<StoredBlob> => {
  const temporary = join(folders.incoming, randomUUID());
  source.on('error', () => undefined); // comes out of the loop over the stream; before that nobody else listens
  try {
    return await keep(folders, temporary, await writeNewFile(temporary, source));
  } catch (error) {
    source.destroy();
    await rm(temporary, { force: true });
    throw source.errored === error ? error : refusalOf(error);
  }
};

const restore = async (folders: Folders, ref: string, source: Readable): Promise<void> => {
  const temporary = join(folders.incoming, randomUUID());
  try {
    const digest = await writeNewFile(temporary, source);
    checkNamed(ref, digest.sha256);
    await keepAs(folders, temporary, ref);
  } catch (error) {
    source.destroy();
    await rm(temporary, { force: true });
    throw refusalOf(error);
  }
};

const keep = async (folders: Folders, from: string, digest: Digest): Promise<StoredBlob> => {
  const ref = freshReference(digest.sha256);
  await keepAs(folders, from, ref);
  return { ref, ...digest };
};

/** Gives a complete file its reference, atomically. */
const keepAs = async ({ directory }: Folders, from: string, ref: string): Promise<void> => {
  const path = pathOf(directory, ref);
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(from, path);
  await syncFolders(folder, directory);
};

/** Folders that are known to be in the list of names of the folder above, safe on the disk. */
const safeFolders = new Set<string>();

const syncFolders = async (folder: string, top: string): Promise<void> => {
  const changed = [folder];
  for (let at = folder; at !== top && !safeFolders.has(at); at = dirname(at)) changed.push(dirname(at));
  await Promise.all(changed.map(syncToDisk));
  for (const below of changed.slice(0, -1)) safeFolders.add(below);
};

const take = async (folders: Folders, path: string): Promise<StoredBlob> => {
  // A link could lead anywhere and a pipe would never end; the file comes from a job that read a stranger's document.
  if (!(await lstat(path)).isFile()) throw new TypeError(`${path} is no regular file`);
  const [digest] = await Promise.all([digestOfFile(path), syncToDisk(path)]);
  try {
    return await keep(folders, path, digest);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw refusalOf(error);
    return write(folders, createReadStream(path));
  }
};

const read = async (directory: string, ref: string, range: ByteRange | undefined): Promise<Readable> => {
  const file = await openBlob(directory, ref);
  try {
    if (range) checkRange(range, (await file.stat()).size);
    return file.createReadStream({ ...range, highWaterMark: READ_BYTES });
  } catch (error) {
    await file.close();
    throw error;
  }
};

const openBlob = async (directory: string, ref: string): Promise<FileHandle> => {
  try {
    return await open(pathOf(directory, ref), 'r');
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new BlobMissing(ref) : error;
  }
};

const place = async (directory: string, ref: string, path: string): Promise<void> => {
  const blob = pathOf(directory, ref);
  try {
    await link(blob, path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && !existsSync(blob)) throw new BlobMissing(ref);
    if (!CANNOT_LINK.includes(codeOf(error))) throw refusalOf(error);
    await copy(blob, path);
  }
};

const copy = async (from: string, to: string): Promise<void> => {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL);
  } catch (error) {
    throw refusalOf(error);
  }
};

const list = async function* (directory: string): AsyncGenerator<ListedBlob, void> {
  for await (const entry of await opendir(directory, { recursive: true })) {
    if (!entry.isFile() || !isReference(entry.name)) continue;
    const stats = await stat(pathOf(directory, entry.name)).catch(ignoreMissing);
    if (stats) yield { ref: entry.name, writtenAt: stats.mtime };
  }
};

const ignoreMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

const remove = async (directory: string, ref: string): Promise<void> => {
  if (!isReference(ref)) return;
  const path = pathOf(directory, ref);
  try {
    await unlink(path);
    await syncToDisk(dirname(path));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
};
