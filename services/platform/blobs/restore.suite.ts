import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { BlobMissing, type Blobs } from './blobs.js';

interface Given {
  readonly blobs: () => Blobs;
  readonly textOf: (ref: string) => Promise<string>;
}

const streamOf = (...parts: readonly string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

export const restoreSuite = ({ blobs, textOf }: Given): void => {
  test('takes bytes over under the reference that they have elsewhere, and no others', async () => {
    const ref = `${createHash('sha256').update('moved').digest('hex')}-0123456789abcdef`;
    await expect(blobs().restore(ref, streamOf('mov', 'ee'))).rejects.toThrow('are not those that it names');
    await expect(blobs().read(ref)).rejects.toThrow(BlobMissing);
    await blobs().restore(ref, streamOf('mov', 'ed'));
    expect(await textOf(ref)).toBe('moved');
    await blobs().delete(ref);
  });
};
