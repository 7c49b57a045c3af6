import { readdir, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { GB } from '../../../../contracts/byte-sizes.js';

const INTERVAL_MS = 500;
const BLOCK_BYTES = 512;
/** What one job may have on the disk at a time: the largest upload, unpacked, several times over. */
export const FOLDER_MAX: FolderLimit = { bytes: 6 * GB, entries: 50_000 };

/** What a program may have on the disk. */
export interface FolderLimit {
  readonly bytes: number;
  readonly entries: number;
}

/**
 * Watches how much of the disk a program takes with its folder, as the kernel bounds single files only.
 *
 * @returns what ends the watch.
 */
export const watchFolder = (folder: string, limit: FolderLimit, onOver: () => void): (() => void) => {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const isOver = await holdsMore(folder, limit);
    if (ended) return;
    if (isOver) onOver();
    else timer = setTimeout(() => void look(), INTERVAL_MS).unref();
  };
  timer = setTimeout(() => void look(), INTERVAL_MS).unref();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
};

/** What is deleted while it is looked at counts as nothing; no link is followed. */
const holdsMore = async (folder: string, { bytes, entries }: FolderLimit): Promise<boolean> => {
  let left = bytes;
  let leftEntries = entries;
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const found = await readdir(path, { withFileTypes: true }).catch(() => []);
    leftEntries -= found.length;
    if (leftEntries < 0) return true;
    for (const entry of found) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) waiting.push(inside);
      else left -= ((await lstat(inside).catch(() => undefined))?.blocks ?? 0) * BLOCK_BYTES;
    }
    if (left < 0) return true;
  }
  return false;
};
