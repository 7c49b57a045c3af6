import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
/** Of the format: 2.0. */
const VERSION = 20;
const NAMES_IN_UTF8 = 0x0800;
/** The first day that a ZIP can name. */
const DATE = (1 << 5) | 1;
const LOCAL_BYTES = 30;
const LISTED_BYTES = 46;
const END_BYTES = 22;

interface Entry {
  readonly name: Buffer;
  readonly bytes: Uint8Array;
  readonly checksum: number;
}

/**
 * A ZIP whose entries are stored as they are, because PDFs and pictures don't get smaller by packing. The same files
 * make the same archive.
 *
 * Each size stands before its entry: Java's `ZipInputStream` refuses stored entries whose size comes after them.
 *
 * @param files  by name; together below 4 GB, and fewer than 65,536.
 */
export const storedZip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const entries = [...files].map(([name, bytes]) => ({ name: Buffer.from(name), bytes, checksum: crc32(bytes) }));
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    list.push(listed(entry, at), entry.name);
    parts.push(local(entry), entry.name, entry.bytes);
    at += LOCAL_BYTES + entry.name.length + entry.bytes.length;
  }
  const listBytes = list.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, ...list, end(entries.length, listBytes, at)]);
};

/** What both of its headers say of an entry. @see APPNOTE.TXT, 4.3.7 and 4.3.12 */
const describe = (header: Buffer, { name, bytes, checksum }: Entry, at: number): void => {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(NAMES_IN_UTF8, at + 2);
  header.writeUInt16LE(DATE, at + 8);
  header.writeUInt32LE(checksum, at + 10);
  header.writeUInt32LE(bytes.length, at + 14);
  header.writeUInt32LE(bytes.length, at + 18);
  header.writeUInt16LE(name.length, at + 22);
};

const local = (entry: Entry): Buffer => {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(LOCAL, 0);
  describe(header, entry, 4);
  return header;
};

const listed = (entry: Entry, place: number): Buffer => {
  const header = Buffer.alloc(LISTED_BYTES);
  header.writeUInt32LE(LISTED, 0);
  header.writeUInt16LE(VERSION, 4);
  describe(header, entry, 6);
  header.writeUInt32LE(place, 42);
  return header;
};

const end = (count: number, listBytes: number, at: number): Buffer => {
  const header = Buffer.alloc(END_BYTES);
  header.writeUInt32LE(END, 0);
  header.writeUInt16LE(count, 8);
  header.writeUInt16LE(count, 10);
  header.writeUInt32LE(listBytes, 12);
  header.writeUInt32LE(at, 16);
  return header;
};
