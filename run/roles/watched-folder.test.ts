import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile, appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { filters, subjectOf } from '../../contracts/subjects.js';
import { watchFolder } from '../../services/accounts/watched/watch-folder.js';
import { startWorkflowService } from '../../services/accounts/workflows/workflow.service.js';
import { openDiskBlobs } from '../../services/platform/blobs/disk.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import { openInProcessBus } from '../../services/platform/event-bus/in-process/in-process.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { handle } from '../../services/platform/event-store/streams.js';
import type { ConversionQuotas } from '../../services/platform/quotas/conversion-quotas.js';
import { openSecrets } from '../../services/platform/secrets/conversion-secrets.js';
import { silentLog as log } from '../../services/platform/settings/logger.js';

const clock = () => new Date();
const STILL_MS = 60;

const noQuotas: ConversionQuotas = { within: (_, request) => request() };

/** A worker that makes of each file what it said and which tool it was; of one that says so, it makes nothing. */
const openParts = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'docket-watched-'));
  const store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  const bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: store, log });
  const blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  const relay = store.subscribe(undefined, (event) => bus.publish(subjectOf(event), event));
  const secrets = openSecrets(blobs, Buffer.alloc(32, 5));
  const service = await startWorkflowService({ store, bus, blobs, secrets, quotas: noQuotas, clock, log });
  const durable = { durable: 'worker', filter: filters.requests, concurrency: 4, ackWaitMs: 60_000 } as const;
  const worker = await bus.consume(durable, async ({ event: { data } }) => {
    if (!('files' in data) || !('tool' in data)) return;
    const tell = (command: Parameters<typeof conversion.decide>[0]) =>
      handle(store, { stream: `conversion-${data.conversionId}`, decider: conversion, command });
    const [file] = data.files;
    const text = String(await buffer(await blobs.read(file?.blob ?? '')));
    await tell({ type: 'Start', now: clock() });
    if (text === 'broken') {
      await tell({ type: 'Fail', code: 'pdf.unreadable', facts: {}, reason: 'it is no PDF', now: clock() });
      return;
    }
    const { ref, size, sha256 } = await blobs.write(Readable.from([Buffer.from(`${text} ${data.tool}`)]));
    const name = `${file?.name.replace('.pdf', '')}_small.pdf`;
    const result = { blob: ref, name, mime: 'application/pdf', size, sha256 };
    await tell({ type: 'Complete', outcome: { result, receipt: null, made: null, notes: [] }, now: clock() });
  });
  const folder = join(directory, 'watched');
  const handedOut: Readable[] = [];
  const read = async (ref: string): Promise<Readable> => {
    const stored = await blobs.read(ref);
    handedOut.push(stored);
    return stored;
  };
  const watching = { store, blobs: { ...blobs, read }, clock, log, folder, lookEveryMs: 10 };
  return {
    folder,
    store,
    /** Stored files that were opened to be put into the folder. */
    handedOut: (): readonly Readable[] => handedOut,
    watch: (workflow = 'pdf-compress', stillMs = STILL_MS) => watchFolder({ ...watching, workflow, stillMs }),
    stop: async (): Promise<void> => {
      await Promise.all([service.stop(), worker.stop()]);
      await relay.stop();
      await bus.close();
      await Promise.all([store.close(), blobs.close()]);
      await rm(directory, { recursive: true });
    },
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
    const started: string[] = [];
    for await (const { type, data } of parts.store.readAll())
      if (type === 'WorkflowRunStarted') started.push(data.files[0]?.name ?? '');
    expect(started.toSorted()).toEqual(Array.from({ length: count }, (_, index) => `${index}.pdf`).toSorted());
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
