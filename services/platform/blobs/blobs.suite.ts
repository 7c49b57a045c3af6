import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BlobMissing, type Blobs, type StoredBlob } from './blobs.js';
import { deleteSuite, restoreSuite } from './stored-blobs.suite.js';

const LARGE_BYTES = 3 * 1024 * 1024 + 7;
const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const streamOf = (...chunks: (string | Uint8Array)[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

/** Every blob store passes this. Each `open` gives another client of one and the same store. */
export const blobsSuite = (adapter: string, open: () => Promise<Blobs>): void => {
  describe(`the blobs on ${adapter}`, () => {
    let blobs: Blobs;
    let folder: string;

    beforeAll(async () => {
      blobs = await open();
      folder = await mkdtemp(join(tmpdir(), 'docket-blobs-'));
    });
    afterAll(async () => {
      await blobs.close();
      await rm(folder, { recursive: true });
    });

    const fixture: Given = {
      blobs: () => blobs,
      freshPath: () => join(folder, randomUUID()),
      textOf: async (ref, range) => String(await buffer(await blobs.read(ref, range))),
      write: (text) => blobs.write(streamOf(text)),
    };
    writeSuite(fixture);
    failureSuite(fixture);
    readSuite(fixture);
    fileSuite(fixture);
    deleteSuite(fixture);
    restoreSuite(fixture);
  });
};

interface Given {
  readonly blobs: () => Blobs;
  /** A path of this machine where nothing is. */
  readonly freshPath: () => string;
  readonly textOf: (ref: string, range?: { start: number; end: number }) => Promise<string>;
  readonly write: (text: string) => Promise<StoredBlob>;
}

const writeSuite = ({ blobs, textOf, write }: Given): void => {
  test('stores a stream and gives it back, with its size and sha-256', async () => {
    const bytes = randomBytes(LARGE_BYTES);
    const chunks = [bytes.subarray(0, 1), bytes.subarray(1, 100_000), bytes.subarray(100_000)];
    const stored = await blobs().write(streamOf(...chunks));
    expect(stored).toEqual({ ref: stored.ref, size: LARGE_BYTES, sha256: sha256Of(bytes) });
    expect(stored.ref).toContain(stored.sha256);
    expect(bytes.equals(await buffer(await blobs().read(stored.ref)))).toBe(true);
  });

  test('stores no bytes at all', async () => {
    const { ref, size, sha256 } = await blobs().write(Readable.from([]));
    expect([size, sha256]).toEqual([0, sha256Of(Buffer.alloc(0))]);
    expect(await textOf(ref)).toBe('');
  });

  test('gives a reference of its own to equal bytes', async () => {
    const [one, other] = await Promise.all([write('same'), write('same')]);
    expect(one.ref).not.toBe(other.ref);
    expect(one.sha256).toBe(other.sha256);
    await blobs().delete(one.ref);
    expect(await textOf(other.ref)).toBe('same');
  });

  test('stores many streams at the same time', async () => {
    const texts = Array.from({ length: 40 }, (_, index) => `text ${index}`);
    const stored = await Promise.all(texts.map(write));
    expect(await Promise.all(stored.map(({ ref }) => textOf(ref)))).toEqual(texts);
  });
};

const failureSuite = ({ blobs, textOf, write }: Given): void => {
  const broken = Object.assign(new Error('broken'), { code: 'ENOSPC' });

  test('throws the error of a stream that fails half-way, whatever it is', async () => {
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw broken;
      })(),
    );
    await expect(blobs().write(source)).rejects.toBe(broken);
  });

  test('throws the error of a stream that fails at once, or has failed before', async () => {
    const source = new PassThrough();
    const writing = blobs().write(source);
    source.destroy(broken);
    await expect(writing).rejects.toBe(broken);
    await expect(blobs().write(source)).rejects.toBe(broken);
  });

  test('refuses a stream that is destroyed before its end', async () => {
    const source = new PassThrough();
    const writing = blobs().write(source);
    source.write('half');
    setImmediate(() => source.destroy());
    await expect(writing).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });

  test('goes on working after streams that failed', async () => {
    const failing = Array.from({ length: 20 }, () => {
      const source = new PassThrough();
      setImmediate(() => source.destroy(broken));
      return blobs().write(source);
    });
    const [outcomes, stored] = await Promise.all([Promise.allSettled(failing), write('fine')]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(await textOf(stored.ref)).toBe('fine');
  });
};

const readSuite = ({ blobs, textOf, write }: Given): void => {
  test.each([
    ['the first byte', { start: 0, end: 0 }, '0'],
    ['the middle', { start: 3, end: 5 }, '345'],
    ['the last byte', { start: 9, end: 9 }, '9'],
    ['everything', { start: 0, end: 9 }, '0123456789'],
    ['up to the end, however far it is asked for', { start: 8, end: 1000 }, '89'],
  ])('reads %s', async (_, range, text) => {
    const { ref } = await write('0123456789');
    expect(await textOf(ref, range)).toBe(text);
  });

  test.each([
    [10, 10],
    [5, 4],
    [-1, 3],
    [NaN, 3],
  ])('refuses to read from %d to %d of ten bytes', async (start, end) => {
    const { ref } = await write('0123456789');
    await expect(blobs().read(ref, { start, end })).rejects.toBeInstanceOf(RangeError);
  });

  test('reads a part of a large blob across its chunks', async () => {
    const bytes = randomBytes(LARGE_BYTES);
    const { ref } = await blobs().write(streamOf(bytes));
    const part = await buffer(await blobs().read(ref, { start: 65_530, end: 2_100_000 }));
    expect(part.equals(bytes.subarray(65_530, 2_100_001))).toBe(true);
  });

  test('says which reference it has no bytes for', async () => {
    const { ref } = await write('gone');
    await blobs().delete(ref);
    await expect(blobs().read(ref)).rejects.toBeInstanceOf(BlobMissing);
    await expect(blobs().read(ref)).rejects.toMatchObject({ ref });
  });

  test.each([
    '',
    '..',
    '../../../etc/passwd',
    '/etc/passwd',
    'a'.repeat(64),
    'a\0b',
    `${'a'.repeat(64)}-../../../../x`,
  ])('has no bytes under %j, which it never gave', async (ref) => {
    await expect(blobs().read(ref)).rejects.toBeInstanceOf(BlobMissing);
    await expect(blobs().place(ref, join(tmpdir(), randomUUID()))).rejects.toBeInstanceOf(BlobMissing);
    await blobs().delete(ref);
  });
};

const fileSuite = ({ blobs, freshPath, textOf, write }: Given): void => {
  test('takes a file of this machine', async () => {
    const path = freshPath();
    await writeFile(path, 'from a job');
    const stored = await blobs().take(path);
    expect(stored).toMatchObject({ size: 10, sha256: sha256Of(Buffer.from('from a job')) });
    expect(await textOf(stored.ref)).toBe('from a job');
  });

  test('takes no link and no folder for a file', async () => {
    const target = freshPath();
    await writeFile(target, 'not yours');
    await symlink(target, `${target}-link`);
    await expect(blobs().take(`${target}-link`)).rejects.toThrow(TypeError);
    await expect(blobs().take(tmpdir())).rejects.toThrow(TypeError);
    expect(await readFile(target, 'utf8')).toBe('not yours');
  });

  test('says so when there is no file to take', async () => {
    await expect(blobs().take(freshPath())).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('places a blob at a path, where it stays when the blob is deleted', async () => {
    const path = freshPath();
    const { ref } = await write('for a job');
    await blobs().place(ref, path);
    await blobs().delete(ref);
    expect(await readFile(path, 'utf8')).toBe('for a job');
  });

  test('keeps a blob whose placed file is removed, or taken as a result', async () => {
    const removed = freshPath();
    const taken = freshPath();
    const { ref } = await write('both');
    await blobs().place(ref, removed);
    await blobs().place(ref, taken);
    await rm(removed);
    const again = await blobs().take(taken);
    expect(again.ref).not.toBe(ref);
    await blobs().delete(ref);
    expect(await textOf(again.ref)).toBe('both');
  });

  test('places nothing over a file or into a folder that is not there', async () => {
    const path = freshPath();
    await writeFile(path, 'here first');
    const { ref } = await write('new');
    await expect(blobs().place(ref, path)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(blobs().place(ref, join(freshPath(), 'x'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readFile(path, 'utf8')).toBe('here first');
  });
};
