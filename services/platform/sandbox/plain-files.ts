import { constants } from 'node:fs';
import { lstat, open, rename, type FileHandle } from 'node:fs/promises';

/** A program has left something else where a file should be. */
export class NoPlainFile extends Error {
  override readonly name = 'NoPlainFile';
}

/**
 * Copies a file into a folder that a program may write to, or out of one: whatever the program puts in the way
 * meanwhile, no link is followed and nothing is overwritten.
 *
 * @param mode of the copy, which belongs to this process's user.
 * @throws NoPlainFile
 */
export const copyPlainFile = async (from: string, to: string, mode: number): Promise<void> => {
  const source = await openPlain(from);
  try {
    const copy = await open(to, 'wx', mode);
    try {
      await copy.chmod(mode); // whatever the umask leaves of it
      await copyBytes(source, copy);
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
};

const PIECE_BYTES = 1024 * 1024;

/** Through one buffer: whole files would be garbage at once. */
const copyBytes = async (source: FileHandle, copy: FileHandle): Promise<void> => {
  const buffer = Buffer.allocUnsafeSlow(PIECE_BYTES);
  for (;;) {
    const { bytesRead } = await source.read(buffer);
    if (bytesRead === 0) return;
    await copy.writeFile(buffer.subarray(0, bytesRead));
  }
};

/** Opening a pipe would wait for ever. */
const openPlain = async (path: string): Promise<FileHandle> => {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    (error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ELOOP' ? new NoPlainFile(path, { cause: error }) : error;
    },
  );
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new NoPlainFile(path);
};

/**
 * Moves a file out of a folder that a program may write to, into one that it may not.
 *
 * @throws NoPlainFile
 */
export const movePlainFile = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  if (!(await lstat(to)).isFile()) throw new NoPlainFile(from);
};
