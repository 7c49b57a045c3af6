import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { BlobMissing, type Blobs, type StoredBlob } from './blobs.js';

interface Given {
  readonly blobs: () => Blobs;
  readonly textOf: (ref: string) => Promise<string>;
  readonly write: (text: string) => Promise<StoredBlob>;
}

const streamOf = (...parts: readonly string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

export const restoreSuite = ({ blobs, textOf }: Omit<Given, 'write'>): void => {
  test('takes bytes over under the reference that they have elsewhere, and no others', async () => {
    const ref = `${createHash('sha256').update('moved').digest('hex')}-0123456789abcdef`;
    await expect(blobs().restore(ref, streamOf('mov', 'ee'))).rejects.toThrow('are not those that it names');
    await expect(blobs().read(ref)).rejects.toThrow(BlobMissing);
    await blobs().restore(ref, streamOf('mov', 'ed'));
    expect(await textOf(ref)).toBe('moved');
    await blobs().delete(ref);
  });
};

export const deleteSuite = ({ blobs, textOf, write }: Given): void => {
  test('lists what is there, with the time it was written, and no longer what was deleted', async () => {
    const listed = await write('listed');
    const gone = await write('gone');
    await blobs().delete(gone.ref);
    const written = new Map<string, Date>();
    for await (const { ref, writtenAt } of blobs().list()) written.set(ref, writtenAt);
    expect(Date.now() - Number(written.get(listed.ref))).toBeLessThan(600_000);
    expect(written.has(gone.ref)).toBe(false);
  });

  test('deletes a blob, once or twice', async () => {
    const { ref } = await write('gone');
    await Promise.all([1, 2].map(() => blobs().delete(ref)));
    await expect(blobs().read(ref)).rejects.toBeInstanceOf(BlobMissing);
  });

  test('does not miss a blob that never was', async () => {
    const { ref } = await write('kept');
    const other = ref.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));
    await blobs().delete(other);
    await expect(blobs().read(other)).rejects.toBeInstanceOf(BlobMissing);
    expect(await textOf(ref)).toBe('kept');
  });
};
