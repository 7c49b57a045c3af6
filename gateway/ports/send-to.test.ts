import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { sendTo } from './send-to.js';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-send-'));
  path = join(folder, 'file');
  await writeFile(path, Buffer.alloc(4 * 1024 * 1024, 7));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file that is open for reading; closing it is what whoever sends it has to see to. */
const openFile = async () => (await open(path)).createReadStream();
const closing = (source: Readable) => new Promise<void>((resolve) => source.once('close', () => resolve()));

const left = async (): Promise<Writable> => {
  const response = new PassThrough();
  response.destroy();
  await once(response, 'close');
  return response;
};

describe('a stored file', () => {
  test('is closed when whoever asked for it had left before it was sent', async () => {
    const source = await openFile();
    const closed = closing(source);
    await sendTo(await left(), source);
    await closed;
    expect(source.destroyed).toBe(true);
  });

  test('is closed when whoever asked for it leaves halfway', async () => {
    const source = await openFile();
    const closed = closing(source);
    const response = new PassThrough();
    response.once('data', () => response.destroy());
    await sendTo(response, source);
    await closed;
    expect(source.destroyed).toBe(true);
  });

  test('that cannot be read is told', async () => {
    const source = new Readable({ read: () => undefined });
    const sending = sendTo(new PassThrough(), source);
    source.destroy(new Error('the disk is gone'));
    await expect(sending).rejects.toThrow('the disk is gone');
  });
});
