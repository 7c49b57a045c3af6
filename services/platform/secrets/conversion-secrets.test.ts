import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openDiskBlobs } from '../blobs/disk.js';
import { openSecretsKey } from './stored-key.js';
import { openSecrets } from './conversion-secrets.js';

const lost = { name: 'Refusal', code: 'conversion.secrets-lost' };
const conversionSecrets = { passwords: ['', 'pässword 密码'], options: { newPassword: 'swordfish' } };
const key = Buffer.alloc(32, 7);

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-secrets-'));
});
afterEach(() => rm(directory, { recursive: true }));
const blobsHere = () => openDiskBlobs({ directory: join(directory, 'blobs') });

describe('passwords in the blob store', () => {
  test('come back as they were given', async () => {
    const secrets = openSecrets(blobsHere(), key);
    expect(await secrets.open('c1', await secrets.keep('c1', conversionSecrets))).toEqual(conversionSecrets);
  });

  test('cannot be read by whoever has the blobs', async () => {
    const blobs = blobsHere();
    const ref = await openSecrets(blobs, key).keep('c1', conversionSecrets);
    const bytes = await buffer(await blobs.read(ref));
    for (const text of ['pässword', 'swordfish', 'passwords']) expect(bytes.includes(text)).toBe(false);
    await expect(openSecrets(blobs, Buffer.alloc(32, 8)).open('c1', ref)).rejects.toMatchObject(lost);
  });

  test('look different each time', async () => {
    const secrets = openSecrets(blobsHere(), key);
    const refs = [await secrets.keep('c1', conversionSecrets), await secrets.keep('c1', conversionSecrets)];
    expect(new Set(refs.map((ref) => ref.slice(0, 64))).size).toBe(2);
  });

  test('of one conversion are none of another', async () => {
    const secrets = openSecrets(blobsHere(), key);
    const ref = await secrets.keep('c1', conversionSecrets);
    await expect(secrets.open('c2', ref)).rejects.toMatchObject(lost);
  });

  test('that were changed or forgotten are lost', async () => {
    const blobs = blobsHere();
    const secrets = openSecrets(blobs, key);
    const ref = await secrets.keep('c1', conversionSecrets);
    const bytes = await buffer(await blobs.read(ref));
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    const changed = await blobs.write(Readable.from([bytes], { objectMode: false }));
    await expect(secrets.open('c1', changed.ref)).rejects.toMatchObject(lost);
    await secrets.forget(ref);
    await expect(secrets.open('c1', ref)).rejects.toMatchObject(lost);
  });
});

describe('the key of an installation', () => {
  test('is made once, and is for its owner only', async () => {
    const key = await openSecretsKey({ DATA_DIR: directory });
    expect(key).toHaveLength(32);
    expect(await openSecretsKey({ DATA_DIR: directory })).toEqual(key);
    const path = join(directory, 'secrets.key');
    expect(await readFile(path)).toEqual(key);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('is that of the settings where they name one', async () => {
    const SECRETS_KEY = 'ab'.repeat(32);
    expect(await openSecretsKey({ DATA_DIR: directory, SECRETS_KEY })).toEqual(Buffer.alloc(32, 0xab));
    await expect(stat(join(directory, 'secrets.key'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('that is none is refused rather than replaced', async () => {
    await writeFile(join(directory, 'secrets.key'), 'short');
    await expect(openSecretsKey({ DATA_DIR: directory })).rejects.toThrow('holds no key of 32 bytes');
  });
});
