import { mkdir, readdir, readFile, symlink, writeFile, appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { watchFolder } from '../../services/accounts/watched/watch-folder.js';
import { openRunsAtWork } from './fixtures/runs-at-work.js';

const STILL_MS = 60;

const openParts = async () => {
  const runs = await openRunsAtWork();
  const { store, blobs, clock, log, directory } = runs;
  const folder = join(directory, 'watched');
  const handedOut: Readable[] = [];
  const read = async (ref: string): Promise<Readable> => {
    const stored = await blobs.read(ref);
    handedOut.push(stored);
    return stored;
  };
  const watching = { store, blobs: { ...blobs, read }, clock, log, folder, lookEveryMs: 10 };
  return {
    ...runs,
    folder,
    /** Stored files that were opened to be put into the folder. */
    handedOut: (): readonly Readable[] => handedOut,
    watch: (workflow = 'pdf-compress', stillMs = STILL_MS) => watchFolder({ ...watching, workflow, stillMs }),
  };
};

let parts: Awaited<ReturnType<typeof openParts>>;
beforeEach(async () => {
  parts = await openParts();
  await mkdir(join(parts.folder, 'in'), { recursive: true });
});
afterEach(() => parts.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(20);
};
const at = (...path: string[]) => join(parts.folder, ...path);
const namesIn = async (place: string): Promise<string[]> =>
  (await readdir(at(place)).catch(() => [])).filter((name) => !name.startsWith('.')).toSorted();
const receiptOf = async (path: string) =>
  JSON.parse(await readFile(at(`${path}.receipt.json`), 'utf8')) as Readonly<Record<string, unknown>>;
const isEmpty = async () => (await namesIn('in')).length + (await readdir(at('.working'))).length === 0;

// Requirement.
describe('a watched folder', () => {
  test('has a result with its receipt for each file, and keeps the file', async () => {
    await writeFile(at('in', 'invoice.pdf'), 'hello');
    const watching = parts.watch();
    await until(async () => (await namesIn('done')).length === 1);
    await until(isEmpty);
    await watching.stop();
    expect(await readFile(at('out', 'invoice_small.pdf'), 'utf8')).toBe('hello pdf-compress');
    expect(await readFile(at('done', 'invoice.pdf'), 'utf8')).toBe('hello');
    expect(await receiptOf('out/invoice_small.pdf')).toMatchObject({
      status: 'completed',
      file: { name: 'invoice.pdf', size: 5 },
      result: { name: 'invoice_small.pdf' },
    });
  });

  test('puts what cannot be worked on aside, with the reason', async () => {
    await writeFile(at('in', 'broken.pdf'), 'broken');
    await writeFile(at('in', 'music.mp3'), 'la la la');
    const watching = parts.watch();
    await until(async () => (await namesIn('failed')).length === 4);
    await until(isEmpty);
    await watching.stop();
    expect(await receiptOf('failed/broken.pdf')).toMatchObject({ status: 'failed', code: 'pdf.unreadable' });
    expect(await receiptOf('failed/music.mp3')).toMatchObject({ status: 'failed', code: 'file.type-unsupported' });
    expect(await namesIn('out')).toEqual([]);
  });

  test('says what is wrong where its workflow is not there', async () => {
    await writeFile(at('in', 'invoice.pdf'), 'hello');
    const watching = parts.watch('0b0c6f0e-0000-4000-8000-000000000000');
    await until(async () => (await namesIn('failed')).length === 2);
    await watching.stop();
    expect(await receiptOf('failed/invoice.pdf')).toMatchObject({ code: 'workflow.not-found' });
  });

  test.each([
    ['pdf-split', 'options.pageRanges'],
    ['pdf-protect', 'secrets.userPassword'],
  ])('makes nothing of a file by a tool that needs more than its usual options: %s', async (tool, field) => {
    await writeFile(at('in', 'invoice.pdf'), 'hello');
    const watching = parts.watch(tool);
    await until(async () => (await namesIn('failed')).length === 2);
    await watching.stop();
    const receipt = await receiptOf('failed/invoice.pdf');
    expect(receipt).toMatchObject({ status: 'failed', code: 'workflow.step-invalid' });
    expect(receipt['reason']).toContain(field);
    expect(await namesIn('out')).toEqual([]);
  });

  test('closes the stored result again each time that it cannot be written into the folder', async () => {
    await writeFile(at('in', 'invoice.pdf'), 'hello');
    await mkdir(at('out', '.invoice_small.pdf.part'), { recursive: true });
    const watching = parts.watch();
    await until(() => Promise.resolve(parts.handedOut().length > 3));
    await watching.stop();
    expect(parts.handedOut().map(({ destroyed }) => destroyed)).not.toContain(false);
  });

  test('takes no file that is still written, none with the name of an unfinished one, and follows no link', async () => {
    await writeFile(at('secret.txt'), 'secret');
    await symlink(at('secret.txt'), at('in', 'link.txt'));
    for (const name of ['a.pdf.part', '.b.pdf', '~$c.docx', 'd.crdownload', 'e.tmp'])
      await writeFile(at('in', name), 'x');
    await writeFile(at('in', 'slow.pdf'), 'one');
    const watching = parts.watch('pdf-compress', 1500);
    for (let count = 0; count < 20; count += 1) {
      await pause(100);
      await appendFile(at('in', 'slow.pdf'), ' more');
    }
    await until(async () => (await namesIn('done')).length === 1);
    await watching.stop();
    expect(await readFile(at('out', 'slow_small.pdf'), 'utf8')).toBe(`one${' more'.repeat(20)} pdf-compress`);
    expect(await readdir(at('in'))).toHaveLength(6);
    expect(await namesIn('out')).toEqual(['slow_small.pdf', 'slow_small.pdf.receipt.json']);
  });

  test('ends each of many files once, however often what watches it dies', async () => {
    const count = 30;
    for (let at_ = 0; at_ < count; at_ += 1) await writeFile(at('in', `${at_}.pdf`), `file ${at_}`);
    let watching = parts.watch();
    await until(async () => {
      await watching.stop();
      watching = parts.watch();
      await pause(30 + Math.random() * 150);
      return (await namesIn('done')).length === count;
    });
    await until(isEmpty);
    await watching.stop();
    expect((await namesIn('out')).filter((name) => !name.endsWith('.json'))).toHaveLength(count);
    expect(await parts.begun()).toEqual(Array.from({ length: count }, (_, index) => `${index}.pdf`).toSorted());
  });

  test('has results of the same name beside each other', async () => {
    const watching = parts.watch();
    for (const text of ['first', 'second']) {
      const before = (await namesIn('done')).length;
      await writeFile(at('in', 'scan.pdf'), text);
      await until(async () => (await namesIn('done')).length === before + 1);
    }
    await watching.stop();
    expect((await namesIn('out')).filter((name) => !name.endsWith('.json'))).toEqual([
      'scan_small (2).pdf',
      'scan_small.pdf',
    ]);
  });
});
