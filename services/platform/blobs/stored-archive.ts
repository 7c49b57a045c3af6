import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Blobs } from './blobs.js';

const END_BYTES = 22;
const END_SIGNATURE = 0x06054b50;
const ENTRY_BYTES = 46;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_BYTES = 30;
const LOCAL_SIGNATURE = 0x04034b50;
/** Entries of 65,535 bytes of name each do not come from here. */
const DIRECTORY_MAX_BYTES = 16_000_000;
/** @see APPNOTE.TXT 4.4.5: entries that are stored as they are */
const STORED = 0;

/** An archive that is not as Docket writes them: it is damaged, or packs its entries. */
export class ArchiveUnreadable extends Error {
  override readonly name = 'ArchiveUnreadable';
}

/** A file in an archive. */
export interface StoredEntry {
  readonly name: string;
  readonly size: number;
  /** Where its head begins, in bytes from the beginning of the archive. */
  readonly offset: number;
}

/** An archive in the blob store, and how many bytes it has. */
export interface StoredArchive {
  readonly blob: string;
  readonly size: number;
}

interface Piece {
  readonly start: number;
  readonly length: number;
}

const pieceOf = async (blobs: Blobs, { blob, size }: StoredArchive, { start, length }: Piece): Promise<Buffer> => {
  if (start < 0 || length < 0 || start + length > size) throw new ArchiveUnreadable(`${blob} ends too early`);
  return length === 0 ? Buffer.alloc(0) : buffer(await blobs.read(blob, { start, end: start + length - 1 }));
};

/**
 * The files in an archive whose entries are stored as they are, in their order; nothing else of it is read.
 *
 * @throws ArchiveUnreadable, BlobMissing.
 */
export const entriesOf = async (blobs: Blobs, archive: StoredArchive): Promise<readonly StoredEntry[]> => {
  const end = await pieceOf(blobs, archive, { start: archive.size - END_BYTES, length: END_BYTES });
  const count = end.readUInt16LE(10);
  const bytes = end.readUInt32LE(12);
  if (end.readUInt32LE(0) !== END_SIGNATURE || bytes > DIRECTORY_MAX_BYTES)
    throw new ArchiveUnreadable(`${archive.blob} has no end`);
  const directory = await pieceOf(blobs, archive, { start: end.readUInt32LE(16), length: bytes });
  const entries: StoredEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    const { entry, next } = entryAt(directory, at);
    entries.push(entry);
    at = next;
  }
  return entries;
};

const entryAt = (directory: Buffer, at: number): { readonly entry: StoredEntry; readonly next: number } => {
  const head = directory.subarray(at, at + ENTRY_BYTES);
  if (head.length < ENTRY_BYTES || head.readUInt32LE(0) !== ENTRY_SIGNATURE) throw new ArchiveUnreadable('no entry');
  const size = head.readUInt32LE(24);
  if (head.readUInt16LE(10) !== STORED || head.readUInt32LE(20) !== size)
    throw new ArchiveUnreadable('an entry is packed');
  const from = at + ENTRY_BYTES;
  const nameEnd = from + head.readUInt16LE(28);
  const entry = { name: directory.toString('utf8', from, nameEnd), size, offset: head.readUInt32LE(42) };
  return { entry, next: nameEnd + head.readUInt16LE(30) + head.readUInt16LE(32) };
};

/**
 * The bytes of a file in an archive.
 *
 * @throws ArchiveUnreadable, BlobMissing.
 */
export const readEntry = async (blobs: Blobs, archive: StoredArchive, entry: StoredEntry): Promise<Readable> => {
  const head = await pieceOf(blobs, archive, { start: entry.offset, length: LOCAL_BYTES });
  if (head.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new ArchiveUnreadable(`${entry.name} does not begin`);
  const start = entry.offset + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  const { size } = entry;
  if (size === 0 || start + size > archive.size)
    throw new ArchiveUnreadable(`${entry.name} is empty or ends too early`);
  return blobs.read(archive.blob, { start, end: start + size - 1 });
};
