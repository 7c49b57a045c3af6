import { createReadStream, readSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { HASH_BYTES } from '../merkle/hashes.js';
import { storedIndex, type HashReader } from '../merkle/stored-hashes.js';
import { sizeIfThere } from './size-if-there.js';

/** The hashes of a tree in the order of {@link storedIndex}. */
export interface HashFile {
  /** Hashes in it; one that was cut short doesn't count. */
  count(): Promise<number>;
  /** @throws Error when it is not there. */
  readonly read: HashReader;
  append(hashes: readonly Buffer[]): Promise<void>;
  /** Keeps so many hashes. */
  truncate(count: number): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error with the code ENOENT when it is not there and is only to be read. */
export const openHashFile = async (path: string, flags: 'a+' | 'r'): Promise<HashFile> => {
  const file = await open(path, flags, 0o600);
  return {
    count: async () => Math.floor((await file.stat()).size / HASH_BYTES),
    read: async (level, index) => readHash(file, storedIndex(level, index)),
    append: (hashes) => file.appendFile(Buffer.concat(hashes)),
    truncate: (count) => file.truncate(count * HASH_BYTES),
    sync: () => file.sync(),
    close: () => file.close(),
  };
};

/** A proof reads some hundred hashes one after the other: on a busy machine the way through a pool of threads is longer. */
const readHash = ({ fd }: FileHandle, place: number): Buffer => {
  const buffer = Buffer.alloc(HASH_BYTES);
  const bytesRead = readSync(fd, buffer, 0, HASH_BYTES, place * HASH_BYTES);
  if (bytesRead < HASH_BYTES) throw new Error(`hash ${place} is not kept`);
  return buffer;
};

/** The hashes of the leaves that are kept when the first one is asked for, in order; none where there is no file. */
export const keptLeaves = async function* (path: string): AsyncGenerator<Buffer, void> {
  const size = await sizeIfThere(path);
  if (size < HASH_BYTES) return;
  let [leaf, place, before] = [0, 0, Buffer.alloc(0)];
  for await (const chunk of createReadStream(path, { end: size - 1 })) {
    const bytes = Buffer.concat([before, chunk as Buffer]);
    const count = Math.floor(bytes.length / HASH_BYTES);
    for (let next = storedIndex(0, leaf); next < place + count; next = storedIndex(0, leaf)) {
      const at = (next - place) * HASH_BYTES;
      yield bytes.subarray(at, at + HASH_BYTES);
      leaf += 1;
    }
    place += count;
    before = bytes.subarray(count * HASH_BYTES);
  }
};
