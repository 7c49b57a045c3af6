import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Refusal } from '../../../contracts/errors.js';

/** Of some bytes: how many, and their sha-256 in hex. */
export interface Digest {
  readonly size: number;
  readonly sha256: string;
}

type Chunks = AsyncIterable<Uint8Array | string>;

/** Reads chunks to their end, handing each on to `use` before the next. */
export const digestOf = async (chunks: Chunks, use?: (bytes: Uint8Array) => Promise<void>): Promise<Digest> => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    hash.update(bytes);
    size += bytes.length;
    await use?.(bytes);
  }
  return { size, sha256: hash.digest('hex') };
};

/** Puts chunks into a new file, safe on the disk. */
export const writeNewFile = async (path: string, chunks: Chunks): Promise<Digest> => {
  const file = await open(path, 'wx', 0o600);
  try {
    const digest = await digestOf(chunks, (bytes) => file.writeFile(bytes));
    await file.sync();
    return digest;
  } finally {
    await file.close();
  }
};

/** Makes sure that a file, or a folder's list of names, survives a power cut. */
export const syncToDisk = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** The code of a file system error, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const FULL_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** A full disk as the refusal `storage.full`; any other error as it is. */
export const refusalOf = (error: unknown): unknown =>
  FULL_CODES.includes(codeOf(error)) ? new Refusal('storage.full', {}, { cause: error }) : error;
