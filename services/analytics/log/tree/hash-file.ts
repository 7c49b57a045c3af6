import { createReadStream, readSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { HASH_BYTES } from './leaf-hashes.js';
import { sizeOfFile } from './log-folder.js';

/** The hash of the complete subtree number `index`, from 0, among those of 2^level leaves. */
export type HashReader = (level: number, index: number) => Promise<Buffer>;

/**
 * Where that hash stands when the hashes of a tree are written one after the other in the order of their making: each leaf, and
 * right after it the subtrees that it completes. Such a file only ever grows at its end.
 */
export const storedIndex = (level: number, index: number): number => {
  const lastLeaf = (index + 1) * 2 ** level - 1;
  return leafIndex(lastLeaf) + level;
};

/** Before a leaf stand all leaves before it, and every subtree that is complete with them: n/2 + n/4 + ... */
const leafIndex = (leaf: number): number => {
  let count = 0;
  for (let rest = leaf; rest > 0; rest = Math.floor(rest / 2)) count += rest;
  return count;
};

/** Hashes stored of a tree of this size. */
export const storedCount = (size: number): number => leafIndex(size);

/** The complete subtrees that a tree of this size is made of, the largest first. */
export const storedPlaces = (size: number): { readonly level: number; readonly index: number }[] => {
  const places = [];
  for (let level = Math.floor(Math.log2(Math.max(size, 1))); level >= 0; level -= 1) {
    const whole = Math.floor(size / 2 ** level);
    if (whole % 2 === 1) places.push({ level, index: whole - 1 });
  }
  return places;
};

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

/** Synchronous: a proof reads some hundred hashes in turn, and on a busy machine waiting for a thread takes longer. */
const readHash = ({ fd }: FileHandle, place: number): Buffer => {
  const buffer = Buffer.alloc(HASH_BYTES);
  const bytesRead = readSync(fd, buffer, 0, HASH_BYTES, place * HASH_BYTES);
  if (bytesRead < HASH_BYTES) throw new Error(`hash ${place} is not stored`);
  return buffer;
};

/** The stored hashes of the leaves as they are when the first one is asked for, in order; none where there is no file. */
export const readLeafHashes = async function* (path: string): AsyncGenerator<Buffer, void> {
  const size = await sizeOfFile(path);
  if (size < HASH_BYTES) return;
  let leaf = 0;
  let place = 0;
  let before = Buffer.alloc(0);
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
