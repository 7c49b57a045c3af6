import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { openDiskBlobs } from './disk.js';
import { entriesOf, readEntry } from './stored-archive.js';

let directory: string;
let blobs: ReturnType<typeof openDiskBlobs>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-archive-'));
  blobs = openDiskBlobs({ directory });
});
afterAll(async () => {
  await blobs.close();
  await rm(directory, { recursive: true });
});

const stored = async (bytes: Uint8Array) => {
  const { ref: blob, size } = await blobs.write(Readable.from([Buffer.from(bytes)]));
  return { blob, size };
};
const archive = zipSync({ 'a.pdf': Buffer.from('one'), 'seite-ä.pdf': Buffer.from('two') }, { level: 0 });
const unreadable = expect.objectContaining({ name: 'ArchiveUnreadable' }) as Error;

describe('an archive of parts', () => {
  test('is read entry by entry, in its order', async () => {
    const file = await stored(archive);
    const entries = await entriesOf(blobs, file);
    expect(entries.map(({ name, size }) => [name, size])).toEqual([
      ['a.pdf', 3],
      ['seite-ä.pdf', 3],
    ]);
    const texts = await Promise.all(
      entries.map(async (entry) => String(await buffer(await readEntry(blobs, file, entry)))),
    );
    expect(texts).toEqual(['one', 'two']);
  });

  test('is refused where it is cut off, packed, empty, or no archive', async () => {
    const packed = zipSync({ 'a.txt': Buffer.alloc(1000, 'a') }, { level: 9 });
    for (const bytes of [
      archive.subarray(0, 40),
      archive.subarray(9),
      packed,
      Buffer.from('no archive at all, but long enough'),
    ])
      await expect(stored(bytes).then((file) => entriesOf(blobs, file))).rejects.toThrow(unreadable);
    const none = await stored(zipSync({ 'a.pdf': new Uint8Array() }, { level: 0 }));
    const [entry] = await entriesOf(blobs, none);
    await expect(readEntry(blobs, none, entry ?? { name: '', size: 0, offset: 0 })).rejects.toThrow(unreadable);
  });

  test('is refused where it names bytes that it does not have', async () => {
    const lying = Buffer.from(archive);
    const at = lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    lying.writeUInt32LE(4_000_000, at + 20);
    lying.writeUInt32LE(4_000_000, at + 24);
    const file = await stored(lying);
    const [entry] = await entriesOf(blobs, file);
    await expect(readEntry(blobs, file, entry ?? { name: '', size: 1, offset: 0 })).rejects.toThrow(unreadable);
  });
});
