import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RunFile } from '../../contracts/events/workflow.js';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { filters } from '../../contracts/subjects.js';
import { secretsRefOf } from '../../contracts/tools/secret-options.js';
import type { WorkflowStep } from '../../contracts/workflows/workflow.js';
import { BlobMissing } from '../../services/platform/blobs/blobs.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import { siteRules } from '../../services/platform/site/site-rules.decider.js';
import { workflowRun, type RunCommand } from '../../services/platform/workflows/workflow-run.decider.js';
import { clock, openWorkflowService } from './fixtures/workflow-service.js';

let parts: Awaited<ReturnType<typeof openWorkflowService>>;
beforeEach(async () => {
  parts = await openWorkflowService();
});
afterEach(() => parts.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(20);
};

/** A worker for all tools: it writes down which tool it was, behind what the file said before. */
const startWorker = async (answers: Readonly<Record<string, string>> = {}) => {
  const asked: string[] = [];
  const work = async ({ data }: Extract<StoredEvent, { type: 'ConversionRequested' }>): Promise<void> => {
    const { conversionId, tool, files } = data;
    asked.push(tool);
    const stream = `conversion-${conversionId}`;
    const tell = (command: Parameters<typeof conversion.decide>[0]) =>
      handle(parts.store, { stream, decider: conversion, command });
    await tell({ type: 'Start', now: clock() });
    const before = await Promise.all(files.map(async ({ blob }) => String(await buffer(await parts.blobs.read(blob)))));
    if (answers[tool] === 'fail') {
      await tell({ type: 'Fail', code: 'pdf.unreadable', facts: { reason: 'x' }, reason: 'unreadable', now: clock() });
      return;
    }
    const text = answers[tool] ?? `${before.join('+')} ${tool}`;
    const { ref, size, sha256 } = await parts.blobs.write(Readable.from([Buffer.from(text)]));
    const mime =
      tool === 'pdf-inspect' ? 'application/json' : tool === 'export-text' ? 'text/plain' : 'application/pdf';
    const result = { blob: ref, name: `${tool}.pdf`, mime, size, sha256 };
    await tell({ type: 'Complete', outcome: { result, receipt: null, made: null, notes: [] }, now: clock() });
  };
  const consumption = await parts.bus.consume(
    { durable: 'worker', filter: filters.requests, concurrency: 4, ackWaitMs: 60_000 },
    async ({ event }) => {
      if (event.type === 'ConversionRequested') await work(event);
    },
  );
  return { asked, stop: () => consumption.stop() };
};

const aFile = async (text = 'file'): Promise<RunFile> => {
  const { ref, size, sha256 } = await parts.blobs.write(Readable.from([Buffer.from(text)]));
  const name = 'invoice.pdf';
  return { uploadId: randomUUID(), name, kind: 'pdf', mime: 'application/pdf', size, sha256, blob: ref, from: null };
};
const step = (tool: string, when: WorkflowStep['when'] = null, options = {}): WorkflowStep => ({ tool, options, when });
const tell = (command: RunCommand) => handle(parts.store, { stream: 'run-r1', decider: workflowRun, command });
const begin = async (...steps: WorkflowStep[]): Promise<RunFile> => {
  const file = await aFile();
  const run = { runId: 'r1', workflowId: 'w1', owner: 'member-ada', name: 'Invoices', steps, files: [file] } as const;
  await tell({ type: 'Start', run, now: clock() });
  return file;
};
const stateOf = async () => (await load(parts.store, { stream: 'run-r1', decider: workflowRun })).state;
const hasEnded = async () => (await stateOf()).status !== 'running';
const events = async (): Promise<DomainEvent[]> => {
  const eventsSoFar: DomainEvent[] = [];
  for await (const event of parts.store.readAll()) eventsSoFar.push(event);
  return eventsSoFar;
};
const count = async (...types: DomainEvent['type'][]) =>
  (await events()).filter(({ type }) => types.includes(type)).length;
const textOf = async (conversionId: string | null): Promise<string> => {
  const { state } = await load(parts.store, { stream: `conversion-${conversionId}`, decider: conversion });
  return String(await buffer(await parts.blobs.read(state.context.result?.blob ?? '')));
};
const ENDS = ['WorkflowRunCompleted', 'WorkflowRunFailed', 'WorkflowRunCancelled'] as const;

describe('a run of a workflow', () => {
  test('gives what each step makes to the next, as a copy of which it is known where it comes from', async () => {
    const worker = await startWorker();
    await begin(step('pdf-compress'), step('pdf-rotate'), step('pdf-greyscale'));
    await until(hasEnded);
    await worker.stop();
    const { status, outcomes, made } = await stateOf();
    expect({ status, outcomes: outcomes.map(({ outcome }) => outcome) }).toEqual({
      status: 'completed',
      outcomes: ['done', 'done', 'done'],
    });
    expect(await textOf(made)).toBe('file pdf-compress pdf-rotate pdf-greyscale');
    const origins = (await events()).flatMap(({ type, data }) => (type === 'UploadReceived' ? [data.from] : []));
    expect(origins).toEqual([null, outcomes[0]?.conversion, outcomes[1]?.conversion]);
  });

  test('stops at the first step that fails, and keeps what was made before', async () => {
    const worker = await startWorker({ 'pdf-rotate': 'fail' });
    await begin(step('pdf-compress'), step('pdf-rotate'), step('pdf-greyscale'));
    await until(hasEnded);
    await worker.stop();
    const { status, made, failure } = await stateOf();
    expect({ status, failure }).toMatchObject({ status: 'failed', failure: { step: 2, code: 'pdf.unreadable' } });
    expect(await textOf(made)).toBe('file pdf-compress');
    expect(worker.asked).toEqual(['pdf-compress', 'pdf-rotate']);
  });

  // Requirement.
  test('stops at a step whose tool was switched off meanwhile, which may look into files all the same', async () => {
    const worker = await startWorker({ 'export-text': 'Strictly confidential' });
    const switchOff = async (tool: string): Promise<void> => {
      const command = { type: 'SwitchTool', tool, isOff: true, by: 'member-root', now: clock() } as const;
      await handle(parts.store, { stream: 'site-rules', decider: siteRules, command });
    };
    await switchOff('export-text');
    await switchOff('pdf-rotate');
    await begin(step('pdf-compress', { what: 'text', is: 'contains', value: 'strictly' }), step('pdf-rotate'));
    await until(hasEnded);
    await worker.stop();
    const { failure } = await stateOf();
    expect(failure).toMatchObject({ step: 2, code: 'tool.switched-off', facts: { tool: 'pdf-rotate' } });
    expect(worker.asked).toEqual(['export-text', 'pdf-compress']);
  });

  // Requirement.
  test('stops at a step that is one conversion more than its member may ask for today', async () => {
    const worker = await startWorker();
    const quota = { conversionsPerDay: 2, storedMb: null };
    const command = { type: 'SetQuota', quota, by: 'member-root', now: clock() } as const;
    await handle(parts.store, { stream: 'site-rules', decider: siteRules, command });
    await begin(step('pdf-compress'), step('pdf-rotate'), step('pdf-greyscale'));
    await until(hasEnded);
    await worker.stop();
    expect((await stateOf()).failure).toMatchObject({ step: 3, code: 'quota.conversions', facts: { limit: 2 } });
    expect(worker.asked).toEqual(['pdf-compress', 'pdf-rotate']);
  });

  test('passes steps by whose condition does not hold, and looks into the file where it has to', async () => {
    const worker = await startWorker({ 'pdf-inspect': '{"pageCount":3}', 'export-text': 'Strictly\nCONFIDENTIAL.' });
    await begin(
      step('pdf-compress', { what: 'size', is: 'at-least', value: 1 }),
      step('pdf-rotate', { what: 'pages', is: 'at-least', value: 3 }),
      step('pdf-greyscale', { what: 'pages', is: 'at-most', value: 2 }),
      step('pdf-flatten', { what: 'text', is: 'contains', value: 'strictly confidential' }),
      step('pdf-linearise', { what: 'kind', is: 'is', value: 'pdf' }),
    );
    await until(hasEnded);
    await worker.stop();
    const { status, outcomes, made } = await stateOf();
    expect({ status, outcomes: outcomes.map(({ outcome }) => outcome) }).toEqual({
      status: 'completed',
      outcomes: ['skipped', 'done', 'skipped', 'done', 'done'],
    });
    expect(await textOf(made)).toBe('file pdf-rotate pdf-flatten pdf-linearise');
    expect(await count('ConversionDeleted')).toBe(3);
  });

  test('deletes its file where every step was passed by', async () => {
    const file = await begin(step('pdf-compress', { what: 'size', is: 'at-least', value: 1 }));
    await until(hasEnded);
    await until(() =>
      parts.blobs.read(file.blob).then(
        (bytes) => {
          bytes.destroy();
          return false;
        },
        (error: unknown) => error instanceof BlobMissing,
      ),
    );
    expect(await stateOf()).toMatchObject({ status: 'completed', made: null });
  });

  test('has one end and each step once, however often the process that takes it on dies', async () => {
    const worker = await startWorker();
    const killing = (async () => {
      while (!(await hasEnded())) {
        await parts.stopServices();
        await parts.startService();
        await parts.startService();
        await pause(10 + Math.random() * 80);
      }
    })();
    await begin(step('pdf-compress'), step('pdf-rotate'), step('pdf-greyscale'), step('pdf-flatten'));
    await killing;
    await worker.stop();
    expect(await count(...ENDS)).toBe(1);
    expect(await count('ConversionRequested')).toBe(4);
    expect(await count('WorkflowStepCompleted')).toBe(4);
    expect(await textOf((await stateOf()).made)).toBe('file pdf-compress pdf-rotate pdf-greyscale pdf-flatten');
  });

  test('goes on where it was noted that a step begins, but its conversion was not requested any more', async () => {
    await parts.stopServices();
    await begin(step('pdf-compress'));
    const begun = { purpose: 'work', conversionId: randomUUID() } as const;
    await tell({ type: 'BeginStep', step: 1, begun, now: clock() });
    const worker = await startWorker();
    await parts.startService();
    await until(hasEnded);
    await worker.stop();
    expect(await stateOf()).toMatchObject({ status: 'completed', made: begun.conversionId });
  });

  test('has its conversion cancelled with it', async () => {
    await begin(step('pdf-compress'), step('pdf-rotate'));
    await until(async () => (await count('ConversionRequested')) === 1);
    await tell({ type: 'Cancel', now: clock() });
    await until(async () => (await count('ConversionCancelRequested')) === 1);
    expect(await count(...ENDS)).toBe(1);
  });

  test('gives the worker of a step the password that came with the run, and forgets it with its end', async () => {
    const ref = await parts.secrets.keep('r1', { passwords: [], options: { 2: { userPassword: 'open sesame' } } });
    const seen: unknown[] = [];
    const listening = await parts.bus.consume(
      { durable: 'looking', filter: filters.requests, concurrency: 1, ackWaitMs: 60_000 },
      async ({ event }) => {
        if (event.type !== 'ConversionRequested') return;
        const { conversionId, options } = event.data;
        const own = secretsRefOf(options);
        seen.push(own === undefined ? null : (await parts.secrets.open(conversionId, own)).options);
      },
    );
    await begin(step('pdf-compress'), step('pdf-protect', null, { '@secrets': ref }));
    await until(() => seen.length === 1);
    const worker = await startWorker();
    await until(hasEnded);
    await until(() => seen.length === 2);
    await worker.stop();
    await listening.stop();
    expect(await stateOf()).toMatchObject({ status: 'completed' });
    expect(seen).toEqual([null, { userPassword: 'open sesame' }]);
    expect(JSON.stringify(await events())).not.toContain('open sesame');
    await until(() =>
      parts.secrets.open('r1', ref).then(
        () => false,
        () => true,
      ),
    );
  });

  test('fails at a step that needs a password which nobody has given, as in a watched folder', async () => {
    await begin(step('pdf-protect'));
    await until(hasEnded);
    expect((await stateOf()).failure).toMatchObject({
      step: 1,
      code: 'workflow.step-invalid',
      facts: { field: 'secrets.userPassword' },
    });
  });
});
