import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipSync, type Zippable } from 'fflate';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import type { RunFile } from '../../contracts/events/workflow.js';
import { secretsRefOf } from '../../contracts/tools/secret-options.js';
import type { WorkflowStep } from '../../contracts/workflows/workflow.js';
import { runOfPart } from '../../services/accounts/workflows/advance-parts.js';
import { advanceRun } from '../../services/accounts/workflows/advance-run.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import { workflowRun, type RunCommand } from '../../services/platform/workflows/workflow-run.decider.js';
import { clock, openWorkflowService } from './fixtures/workflow-service.js';

type DataOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>['data'];

let parts: Awaited<ReturnType<typeof openWorkflowService>>;
beforeEach(async () => {
  parts = await openWorkflowService();
  await parts.stopServices(); // each test takes the runs on by itself, one event after the other
});
afterEach(() => parts.stop());

const events = async (): Promise<DomainEvent[]> => {
  const all: DomainEvent[] = [];
  for await (const event of parts.store.readAll()) all.push(event);
  return all;
};
const dataOf = async <Type extends DomainEvent['type']>(type: Type): Promise<DataOf<Type>[]> =>
  (await events()).flatMap((event) => (event.type === type ? [event.data as DataOf<Type>] : []));

const step = (tool: string, when: WorkflowStep['when'] = null, options = {}): WorkflowStep => ({ tool, options, when });
const split = step('pdf-split', null, { mode: 'every-page' });
const tell = (command: RunCommand, id = 'r1') =>
  handle(parts.store, { stream: `run-${id}`, decider: workflowRun, command });
const begin = async (...steps: WorkflowStep[]): Promise<void> => {
  const { ref: blob, size, sha256 } = await parts.blobs.write(Readable.from([Buffer.from('whole')]));
  const file: RunFile = {
    uploadId: randomUUID(),
    name: 'stack.pdf',
    kind: 'pdf',
    mime: 'application/pdf',
    size,
    sha256,
    blob,
    from: null,
  };
  const run = { runId: 'r1', workflowId: 'w1', owner: 'member-ada', name: 'Stacks', steps, files: [file] } as const;
  await tell({ type: 'Start', run, now: clock() });
};
const stateOf = async (id = 'r1') => (await load(parts.store, { stream: `run-${id}`, decider: workflowRun })).state;
const partState = (part: number) => stateOf(runOfPart('r1', part));
const contentOf = async (blob: string): Promise<string> => String(await buffer(await parts.blobs.read(blob)));
const resultOf = async (conversionId: string | null) => {
  const { state } = await load(parts.store, { stream: `conversion-${conversionId}`, decider: conversion });
  const { result } = state.context;
  return { name: result?.name, text: result ? await contentOf(result.blob) : '' };
};

interface Answers {
  /** Parts that a split makes. */
  readonly count?: number;
  /** The text at which a tool fails. */
  readonly failsAt?: string;
}

const madeOf = async (tool: string, { files }: DataOf<'ConversionRequested'>, { count = 3 }: Answers) => {
  const contents = await Promise.all(files.map(async ({ name, blob }) => [name, await contentOf(blob)] as const));
  if (tool === 'pdf-split') {
    const pages = Array.from({ length: count }, (_, at) => [`page-${at + 1}.pdf`, Buffer.from(`page ${at + 1}`)]);
    return {
      bytes: zipSync(Object.fromEntries(pages) as Zippable, { level: 0 }),
      mime: 'application/zip',
      name: 'stack_split.zip',
    };
  }
  if (tool === 'pack-parts') {
    const text = contents.map(([name, content]) => `${name}: ${content}`).join('\n');
    return { bytes: Buffer.from(text), mime: 'application/zip', name: 'stack_split.zip' };
  }
  if (tool === 'pdf-inspect')
    return { bytes: Buffer.from('{"pageCount":2}'), mime: 'application/json', name: 'facts.json' };
  const text = contents.map(([, content]) => `${content} ${tool}`).join('+');
  return { bytes: Buffer.from(text), mime: 'application/pdf', name: contents[0]?.[0] ?? '' };
};

/** Does what the workers have not done yet. */
const workOn = async (answers: Answers): Promise<void> => {
  for (const request of await dataOf('ConversionRequested')) {
    const { conversionId, tool, files } = request;
    const at = { stream: `conversion-${conversionId}`, decider: conversion } as const;
    const { state } = await load(parts.store, at);
    if (!state.matches('waiting')) continue;
    await handle(parts.store, { ...at, command: { type: 'Start', now: clock() } });
    const texts = await Promise.all(files.map(({ blob }) => contentOf(blob)));
    if (answers.failsAt !== undefined && tool !== 'pack-parts' && texts[0] === answers.failsAt) {
      const failure = { code: 'pdf.unreadable', facts: { reason: 'x' }, reason: 'unreadable' };
      await handle(parts.store, { ...at, command: { type: 'Fail', ...failure, now: clock() } });
      continue;
    }
    const { bytes, ...made } = await madeOf(tool, request, answers);
    const { ref: blob, size, sha256 } = await parts.blobs.write(Readable.from([bytes]));
    const outcome = { result: { blob, size, sha256, ...made }, receipt: null, made: null, notes: [] };
    await handle(parts.store, { ...at, command: { type: 'Complete', outcome, now: clock() } });
  }
};

/** More than the longest run of these tests takes. */
const ROUNDS_MAX = 60;

const advanceAll = async (store: EventStore): Promise<void> => {
  for (const { runId } of await dataOf('WorkflowRunStarted')) await advanceRun({ ...parts, store }, runId);
};

/** Takes all runs to their ends; a process that dies on the way does nothing more. */
const runAll = async (answers: Answers = {}, dying?: Dying): Promise<void> => {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const before = (await events()).length;
    await (dying && !dying.isDead() ? Promise.race([advanceAll(dying.store), dying.died]) : advanceAll(parts.store));
    await workOn(answers);
    const isOver = (await stateOf()).status !== 'running';
    if (isOver && (await events()).length === before) return;
  }
  throw new Error('the run does not end');
};

interface Dying {
  readonly store: EventStore;
  readonly died: Promise<unknown>;
  readonly isDead: () => boolean;
}

/** A store whose process dies just before, or just after, it has appended something for so many times. */
const dyingStore = (at: number, when: 'before' | 'after'): Dying => {
  let appended = 0;
  const dead = new EventEmitter();
  const died = once(dead, 'died');
  const append: EventStore['append'] = async (...appending) => {
    appended += 1;
    if (appended < at) return parts.store.append(...appending);
    if (appended === at && when === 'after') await parts.store.append(...appending);
    dead.emit('died');
    return new Promise<never>(() => undefined);
  };
  const store = new Proxy(parts.store, {
    get: (target, name) => (name === 'append' ? append : (Reflect.get(target, name) as unknown)),
  });
  return { store, died, isDead: () => appended >= at };
};

/** A store that takes what is appended to a conversion, and whose answer to the first attempt is lost. */
const losingStore = (): EventStore => {
  const lost = new Set<string>();
  const append: EventStore['append'] = async (stream, ...appending) => {
    const answer = await parts.store.append(stream, ...appending);
    if (!stream.startsWith('conversion-') || lost.has(stream)) return answer;
    lost.add(stream);
    throw new Error('the connection broke before the answer came');
  };
  return new Proxy(parts.store, {
    get: (target, name) => (name === 'append' ? append : (Reflect.get(target, name) as unknown)),
  });
};

describe('a run whose step makes several files', () => {
  test('keeps the files of a conversion that the log has taken, where the answer to that was lost', async () => {
    await begin(split, step('pdf-watermark'));
    const store = losingStore();
    let lost = 0;
    for (let round = 0; round < ROUNDS_MAX && (await stateOf()).status === 'running'; round += 1) {
      await advanceAll(store).catch(() => {
        lost += 1; // the event is delivered again
      });
      await workOn({});
    }
    expect(lost).toBeGreaterThan(3);
    expect((await stateOf()).status).toBe('completed');
    expect((await resultOf((await stateOf()).made)).text).toContain('page-3.pdf: page 3 pdf-watermark');
  });

  test('takes each of them through the further steps, and ends with an archive of what comes of them', async () => {
    await begin(split, step('pdf-watermark'), step('pdf-compress'));
    await runAll();
    const { status, outcomes, made, fan } = await stateOf();
    expect({ status, outcomes: outcomes.map(({ outcome }) => outcome), parts: fan?.count }).toEqual({
      status: 'completed',
      outcomes: ['done', 'done', 'done'],
      parts: 3,
    });
    expect(await resultOf(made)).toEqual({
      name: 'stack_split.zip',
      text: [1, 2, 3].map((n) => `page-${n}.pdf: page ${n} pdf-watermark pdf-compress`).join('\n'),
    });
    expect((await partState(2)).outcomes.map((one) => one.step)).toEqual([2, 3]);
  });

  test('works on four of them at a time', async () => {
    await begin(split, step('pdf-watermark'));
    await advanceAll(parts.store);
    await workOn({ count: 7 });
    await advanceAll(parts.store);
    await advanceAll(parts.store);
    expect(await dataOf('WorkflowRunStarted')).toHaveLength(1 + 4);
    await runAll({ count: 7 });
    expect(await dataOf('WorkflowRunStarted')).toHaveLength(1 + 7);
    expect((await stateOf()).status).toBe('completed');
  });

  test('goes on with one file as before, where a step makes only one', async () => {
    await begin(step('pdf-rotate'), step('pdf-watermark'));
    await runAll();
    expect(await stateOf()).toMatchObject({ status: 'completed', fan: null });
  });

  test('looks up the condition of a step for each of them, and leaves as it is what passes every step by', async () => {
    await begin(
      split,
      step('pdf-watermark', { what: 'size', is: 'at-least', value: 0.001 }),
      step('pdf-compress', { what: 'pages', is: 'at-least', value: 2 }),
    );
    await runAll();
    const { outcomes, made } = await stateOf();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'skipped', 'done']);
    expect((await resultOf(made)).text).toContain('page-3.pdf: page 3 pdf-compress');
  });

  test('ends with the archive that was taken apart, where every part passes every step by', async () => {
    await begin(split, step('pdf-watermark', { what: 'size', is: 'at-least', value: 1 }));
    await runAll();
    const { status, made, outcomes } = await stateOf();
    expect({ status, made, skipped: outcomes[1]?.outcome }).toEqual({
      status: 'completed',
      made: outcomes[0]?.conversion,
      skipped: 'skipped',
    });
    expect((await dataOf('ConversionRequested')).map(({ tool }) => tool)).toEqual(['pdf-split']);
  });

  test('stops at the first part that fails, by its name and step; the others are cancelled and what was made is kept', async () => {
    await begin(split, step('pdf-rotate'), step('pdf-watermark'));
    await runAll({ count: 5, failsAt: 'page 3' });
    const { status, failure, made, outcomes } = await stateOf();
    expect({ status, failure }).toMatchObject({
      status: 'failed',
      failure: { step: 2, code: 'pdf.unreadable', part: 'page-3.pdf' },
    });
    expect(made).toBe(outcomes[0]?.conversion);
    const ends = await Promise.all([1, 2, 3, 4].map(async (part) => (await partState(part)).status));
    expect(ends).toEqual(['cancelled', 'cancelled', 'failed', 'cancelled']);
    expect((await partState(5)).run).toBeNull();
    expect((await dataOf('ConversionRequested')).map(({ tool }) => tool)).not.toContain('pack-parts');
  });

  test('cancels its parts when it is cancelled', async () => {
    await begin(split, step('pdf-watermark'));
    await advanceAll(parts.store);
    await workOn({});
    await advanceAll(parts.store);
    await advanceAll(parts.store);
    await tell({ type: 'Cancel', now: clock() });
    await runAll();
    expect(await Promise.all([1, 2, 3].map(async (part) => (await partState(part)).status))).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
  });

  test('is refused at the step after 101 parts, and keeps their archive', async () => {
    await begin(split, step('pdf-watermark'));
    await runAll({ count: 101 });
    const { failure, made } = await stateOf();
    expect(failure).toMatchObject({ step: 2, code: 'workflow.too-many-parts', facts: { count: 101, limit: 100 } });
    expect((await resultOf(made)).name).toBe('stack_split.zip');
  });

  test('goes on with 100 parts', async () => {
    await begin(split, step('pdf-watermark', { what: 'size', is: 'at-least', value: 1 }));
    await runAll({ count: 100 });
    expect((await stateOf()).fan?.passed).toHaveLength(100);
  });

  test('gives each part the password that came with the run, and forgets it with its own end', async () => {
    const ref = await parts.secrets.keep('r1', { passwords: [], options: { 2: { userPassword: 'open sesame' } } });
    await begin(split, step('pdf-protect', null, { '@secrets': ref }));
    const given: unknown[] = [];
    await advanceAll(parts.store);
    await workOn({});
    await advanceAll(parts.store);
    await advanceAll(parts.store);
    for (const { conversionId, tool, options } of await dataOf('ConversionRequested')) {
      const own = secretsRefOf(options);
      if (tool === 'pdf-protect' && own) given.push((await parts.secrets.open(conversionId, own)).options);
    }
    expect(given).toEqual(Array.from({ length: 3 }, () => ({ userPassword: 'open sesame' })));
    await runAll();
    expect((await stateOf()).status).toBe('completed');
    await expect(parts.secrets.open('r1', ref)).rejects.toThrow();
    expect(JSON.stringify(await events())).not.toContain('open sesame');
  });

  test.each(['before', 'after'] as const)(
    'has each part once and one end, wherever its process dies %s it has noted something',
    async (when) => {
      let dying: Dying;
      let at = 0;
      do {
        await parts.stop();
        parts = await openWorkflowService();
        await parts.stopServices();
        await begin(split, step('pdf-watermark'));
        at += 1;
        dying = dyingStore(at, when);
        await runAll({ count: 2 }, dying);
        const { status, made } = await stateOf();
        const tools = (await dataOf('ConversionRequested')).map(({ tool }) => tool);
        expect({ at, status, tools: tools.toSorted() }).toEqual({
          at,
          status: 'completed',
          tools: ['pack-parts', 'pdf-split', 'pdf-watermark', 'pdf-watermark'],
        });
        expect(await dataOf('WorkflowRunStarted')).toHaveLength(3);
        expect(await dataOf('WorkflowPartCompleted')).toHaveLength(2);
        expect((await resultOf(made)).text).toBe('page-1.pdf: page 1 pdf-watermark\npage-2.pdf: page 2 pdf-watermark');
      } while (dying.isDead());
      expect(at).toBeGreaterThan(20);
    },
    240_000,
  );
});
