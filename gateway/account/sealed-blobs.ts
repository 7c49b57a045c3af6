import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Owner } from '../../contracts/owner.js';
import { BlobMissing, type Blobs } from '../../services/platform/blobs/blobs.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { openBytes, sealBytes } from '../../services/platform/privacy/sealed-bytes.js';

interface Parts {
  readonly blobs: Blobs;
  readonly keys: PersonKeys;
}

/** Bytes that are kept for somebody. */
interface ToSeal {
  readonly owner: Owner;
  readonly bytes: Uint8Array;
  /** Bound to the bytes: they are not opened as anything else. */
  readonly about: string;
}

/** Stores bytes that only the key of their owner opens. @returns where they lie. @throws Refusal `storage.full`. */
export const writeSealed = async ({ blobs, keys }: Parts, { owner, bytes, about }: ToSeal): Promise<string> => {
  const sealed = sealBytes(await keys.current(owner), bytes, about);
  return (await blobs.write(Readable.from([sealed], { objectMode: false }))).ref;
};

/** Undefined where they are deleted, or nobody has the key any more. */
export const readSealed = async ({ blobs, keys }: Parts, blob: string, about: string): Promise<Buffer | undefined> => {
  try {
    return await openBytes(keys, await buffer(await blobs.read(blob)), about);
  } catch (error) {
    if (error instanceof BlobMissing) return undefined;
    throw error;
  }
};
