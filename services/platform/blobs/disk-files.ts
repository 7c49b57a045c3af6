import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../../contracts/errors.js';
import { countSpent } from './spent-buffers.js';

/** How many bytes there are, and their sha-256 in hex. */
export interface Digest {
  readonly size: number;
  readonly sha256: string;
}

type Chunks = AsyncIterable<Uint8Array | string>;

const openDigest = () => {
  const hash = createHash('sha256');
  let size = 0;
  return {
    add: (chunk: Uint8Array | string): Uint8Array => {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      hash.update(bytes);
      size += bytes.length;
      return bytes;
    },
    end: (): Digest => ({ size, sha256: hash.digest('hex') }),
  };
};

/** Reads chunks to their end, handing each on to `use` before the next. */
export const digestOf = async (chunks: Chunks, use?: (bytes: Uint8Array) => Promise<void>): Promise<Digest> => {
  const digest = openDigest();
  for await (const chunk of chunks) {
    const bytes = digest.add(chunk);
    await use?.(bytes);
  }
  return digest.end();
};

const READ_BYTES = 1024 * 1024;

/** Reads a whole file through one buffer: a buffer for each piece would soon have the whole memory searched for garbage. */
export const digestOfFile = async (path: string): Promise<Digest> => {
  const file = await open(path, 'r');
  try {
    const digest = openDigest();
    const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return digest.end();
      digest.add(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
};

/** Puts chunks into a new file, safe on the disk. */
export const writeNewFile = async (path: string, chunks: Chunks): Promise<Digest> => {
  const file = await open(path, 'wx', 0o600);
  try {
    return await written(chunks, file);
  } finally {
    await file.close();
  }
};

/** Bytes that come while the disk is busy are written together. */
const WAITING_BYTES = 4 * 1024 * 1024;

const written = async (chunks: Chunks, file: FileHandle): Promise<Digest> => {
  const digest = openDigest();
  const source = chunks instanceof Readable ? chunks : Readable.from(chunks);
  const syncAhead = openSyncAhead(file);
  source.on('data', (chunk: Uint8Array) => {
    const bytes = digest.add(chunk);
    countSpent(bytes);
    syncAhead.add(bytes);
  });
  await pipeline(source, file.createWriteStream({ highWaterMark: WAITING_BYTES, flush: true }));
  await syncAhead.done();
  return digest.end();
};

/** So much is put on the disk while more of it comes. */
const AHEAD_BYTES = 4 * 1024 * 1024;

/**
 * Has the disk begin with what there is, so that less is left to wait for at the end. The system tells of a failure once
 * only, so that a later sync says nothing of it.
 */
const openSyncAhead = (file: FileHandle) => {
  let waiting = 0;
  /** One that has failed stays. */
  let syncing: Promise<void> | undefined;
  return {
    add: ({ length }: Uint8Array): void => {
      waiting += length;
      if (syncing || waiting < AHEAD_BYTES) return;
      waiting = 0;
      syncing = file.datasync().then(() => void (syncing = undefined)); // until then the file stays open
      syncing.catch(() => undefined); // told below
    },
    /** @throws what a sync failed with. */
    done: async (): Promise<void> => {
      await syncing;
    },
  };
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

/** Reasons for which a file system cannot link; it can still copy. */
export const CANNOT_LINK: readonly unknown[] = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

const FULL_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** A full disk as the refusal `storage.full`; any other error as it is. */
export const refusalOf = (error: unknown): unknown =>
  FULL_CODES.includes(codeOf(error)) ? new Refusal('storage.full', {}, { cause: error }) : error;
