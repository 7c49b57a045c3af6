import { crc32 } from 'node:zlib';

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the first day that a ZIP knows: the same parts make the same archive. */
const DATE = 0x0021;

interface Entry {
  readonly name: Buffer;
  readonly bytes: Uint8Array;
  readonly checksum: number;
  readonly offset: number;
}

/**
 * A ZIP whose entries are stored as they are; checksums by the platform, several times as fast as in JavaScript.
 *
 * @param files  by name; together below 4 GB, and fewer than 65,536.
 * @see APPNOTE.TXT, 4.3 "General Format of a .ZIP File"
 */
export const storedZip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const chunks: Uint8Array[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  for (const [title, bytes] of files) {
    const entry = { name: Buffer.from(title), bytes, checksum: crc32(bytes), offset };
    entries.push(entry);
    const head = [headOf(entry, 'local'), entry.name];
    chunks.push(...head, bytes);
    offset += LOCAL_BYTES + entry.name.length + bytes.length;
  }
  const directory = entries.flatMap((entry) => [headOf(entry, 'central'), entry.name]);
  const length = directory.reduce((sum, chunk) => sum + chunk.length, 0);
  return Buffer.concat([...chunks, ...directory, endOf(entries.length, length, offset)]);
};

const headOf = ({ name, bytes, checksum, offset }: Entry, kind: 'local' | 'central'): Buffer => {
  const isLocal = kind === 'local';
  const head = Buffer.alloc(isLocal ? LOCAL_BYTES : CENTRAL_BYTES);
  head.writeUInt32LE(isLocal ? 0x04034b50 : 0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  const at = isLocal ? 4 : 6;
  head.writeUInt16LE(VERSION, at);
  head.writeUInt16LE(FLAGS, at + 2);
  head.writeUInt16LE(DATE, at + 8);
  head.writeUInt32LE(checksum, at + 10);
  head.writeUInt32LE(bytes.length, at + 14);
  head.writeUInt32LE(bytes.length, at + 18);
  head.writeUInt16LE(name.length, at + 22);
  if (!isLocal) head.writeUInt32LE(offset, 42);
  return head;
};

const endOf = (count: number, length: number, offset: number): Buffer => {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
};
