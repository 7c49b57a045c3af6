import { randomBytes } from 'node:crypto';
import { closeSync, openSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { MB } from '../../../contracts/byte-sizes.js';

/** The reserve takes this share of the disk, and at most so many bytes. */
const RESERVE_SIZE = { share: 1 / 64, most: 16 * MB } as const;
const RESERVE_PARTS = 4;
const BLOCK_BYTES = 64 * 1024;
const REFILL_EVERY_MS = 60_000;

/** Room on the disk that is kept for what makes room: a deletion has to be noted before anything can be deleted. */
export interface DiskReserve {
  /** Gives a part of it to whoever writes next; false where nothing is left. */
  release(): boolean;
  close(): void;
}

/** A file that is filled while there is room, now and again, and cut when there is none. */
export const openDiskReserve = (path: string): DiskReserve => {
  const size = sizeFor(dirname(path));
  refill(path, size);
  const timer = setInterval(() => refill(path, size), REFILL_EVERY_MS);
  timer.unref();
  return {
    release: () => {
      const left = lengthOf(path);
      if (left === 0) return false;
      truncateSync(path, Math.max(0, left - Math.ceil(size / RESERVE_PARTS)));
      return true;
    },
    close: () => clearInterval(timer),
  };
};

const sizeFor = (folder: string): number => {
  const { blocks, bsize } = statfsSync(folder);
  return Math.min(RESERVE_SIZE.most, Math.floor((blocks * bsize * RESERVE_SIZE.share) / BLOCK_BYTES) * BLOCK_BYTES);
};

const lengthOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Only where others keep several times as much; of bytes that no file system can leave out. */
const refill = (path: string, size: number): void => {
  const missing = size - lengthOf(path);
  const { bavail, bsize } = statfsSync(dirname(path));
  if (missing <= 0 || bavail * bsize < missing * RESERVE_PARTS) return;
  const file = openSync(path, 'a', 0o600);
  try {
    for (let left = missing; left > 0; left -= BLOCK_BYTES) writeSync(file, randomBytes(Math.min(left, BLOCK_BYTES)));
  } finally {
    closeSync(file);
  }
};
