import { randomUUID } from 'node:crypto';
import type { Workflow, WorkflowRun } from '../../contracts/api/workflows.js';
import type { WorkflowRunEvent } from '../../contracts/events/workflow.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn } from '../fixtures/signed-in.js';
import { pdf as smallestPdf } from '../fixtures/smallest-files.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let guest: ReturnType<typeof openBrowser>;
let other: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({ settings: provider.settings });
  guest = openBrowser(running.url);
  other = openBrowser(running.url);
  await Promise.all([guest, other].map((one) => one.call('/api/auth/me')));
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});

const send = async (by: typeof guest, called: `${string} /${string}`, body?: object) => {
  const [method = '', path = ''] = called.split(' ');
  const reply = await by.call(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: reply.status, answer: (await reply.json()) as Record<string, unknown> };
};
const steps = [{ tool: 'pdf-compress' }, { tool: 'pdf-rotate', options: { angle: 90 } }];
const make = async (body: object = { name: 'Invoices', steps }): Promise<Workflow> =>
  (await send(guest, 'POST /api/workflows', body)).answer['workflow'] as Workflow;
const run = async (id: string, files: readonly { readonly name: string; readonly bytes: Uint8Array }[]) => {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const reply = await guest.call(`/api/workflows/${id}/runs`, { method: 'POST', body: form });
  return { status: reply.status, answer: (await reply.json()) as Record<string, unknown> };
};
const pdf = (name: string) => ({ name, bytes: smallestPdf(name) });

// Requirement.
describe('a workflow', () => {
  test('is saved, read, saved anew and deleted by whoever made it', async () => {
    const workflow = await make();
    expect(workflow).toMatchObject({ name: 'Invoices', starts: ['pdf'], together: false });
    expect(workflow.steps[1]).toEqual({ tool: 'pdf-rotate', options: { angle: 90 }, when: null });
    const path = `/api/workflows/${workflow.id}` as const;
    const changed = await send(guest, `PUT ${path}`, { name: 'Bills', steps: steps.slice(0, 1) });
    expect(changed.answer['workflow']).toMatchObject({ id: workflow.id, name: 'Bills' });
    expect((await send(guest, `GET ${path}`)).answer).toEqual(changed.answer);
    for (const [method, body] of [['GET'], ['PUT', { name: 'Mine', steps }], ['DELETE']] as const)
      expect(await send(other, `${method} ${path}`, body)).toMatchObject({
        status: 404,
        answer: { code: 'workflow.not-found' },
      });
    expect((await send(guest, `DELETE ${path}`)).answer).toEqual({ deleted: workflow.id });
    expect((await send(guest, `GET ${path}`)).status).toBe(404);
  });

  test('of a guest who has made nothing else is theirs when they have signed in', async () => {
    const browser = openBrowser(running.url);
    await browser.call('/api/auth/me');
    const { answer: made } = await send(browser, 'POST /api/workflows', { name: 'Made before', steps });
    const path = `/api/workflows/${(made['workflow'] as Workflow).id}` as const;
    const ines = { sub: '31', name: 'Ines', email: 'ines@example.org', email_verified: true };
    await openSignIn(running.url, provider)(ines, browser);
    expect(await send(browser, `GET ${path}`)).toMatchObject({
      status: 200,
      answer: { workflow: { name: 'Made before' } },
    });
  });

  test('is one of a hundred at most, however many are saved at once, and one that is deleted makes room', async () => {
    const many = openBrowser(running.url);
    await many.call('/api/auth/me');
    const save = () => send(many, 'POST /api/workflows', { name: 'Many', steps });
    const all = await Promise.all(Array.from({ length: 105 }, save));
    const saved = all.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(100);
    const full = { status: 409, answer: { code: 'workflow.too-many', facts: { limit: 100 } } };
    expect(all.find(({ status }) => status !== 200)).toMatchObject(full);
    const ids = saved.map(({ answer }) => (answer['workflow'] as Workflow).id);
    expect(new Set(ids).size).toBe(100);
    for (let times = 0; times < 3; times += 1) {
      const id = times === 0 ? ids[50] : ids.pop();
      expect((await send(many, `DELETE /api/workflows/${id ?? ''}`)).status).toBe(200);
      const [one, other] = await Promise.all([save(), save()]);
      const statuses = [one.status, other.status].toSorted((left, right) => left - right);
      expect(statuses).toEqual([200, 409]);
      const winner = [one, other].find(({ status }) => status === 200);
      ids.push((winner?.answer['workflow'] as Workflow).id);
    }
    expect(await save()).toMatchObject(full);
  });

  test('is refused with the step, the field and what would be right', async () => {
    const secret = { tool: 'pdf-protect', options: { userPassword: 'open sesame' } };
    const refused = async (name: string, steps: readonly object[]) => {
      const { answer } = await send(guest, 'POST /api/workflows', { name, steps });
      return [answer['code'], answer['error']];
    };
    expect(await refused(' ', steps)).toEqual(['request.invalid', 'name: must not be empty']);
    expect(await refused('A', [])).toEqual(['request.invalid', 'steps: must be a list of 1 to 20 steps']);
    expect(await refused('A', Array(21).fill(steps[0]))).toEqual(await refused('A', []));
    expect(await refused('A', [{ tool: 'nothing' }])).toEqual([
      'workflow.step-invalid',
      expect.stringMatching(/^Step 1, tool: "nothing" is not a tool; valid values are pdf-merge, /),
    ]);
    expect(await refused('A', [steps[0], secret] as object[])).toEqual([
      'workflow.step-invalid',
      'Step 2, options.userPassword: is secret, and workflows keep no secrets',
    ]);
    expect(JSON.stringify(await running.log())).not.toContain('open sesame');
  });

  test('begins a run for each file, which only its owner sees and cancels', async () => {
    const { id } = await make();
    const { answer } = await run(id, [pdf('one.pdf'), pdf('two.pdf')]);
    const runs = answer['runs'] as WorkflowRun[];
    expect(runs.map(({ files, status }) => [files, status])).toEqual([
      [['one.pdf'], 'running'],
      [['two.pdf'], 'running'],
    ]);
    const path = `/api/workflow-runs/${runs[0]?.id}` as const;
    expect((await send(other, `GET ${path}`)).answer['code']).toBe('workflow-run.not-found');
    expect((await send(other, `POST ${path}/cancel`)).answer['code']).toBe('workflow-run.not-found');
    expect((await send(guest, `POST ${path}/cancel`)).answer['run']).toMatchObject({ status: 'cancelled' });
    expect((await send(guest, `POST ${path}/cancel`)).answer['run']).toMatchObject({ status: 'cancelled' });
  });

  test('shows how many parts of a file are through, and which has failed, within the run of the file alone', async () => {
    const { id } = await make({
      name: 'Parts',
      steps: [{ tool: 'pdf-split', options: { mode: 'every-page' } }, ...steps],
    });
    const begun = ((await run(id, [pdf('one.pdf')])).answer['runs'] as WorkflowRun[])[0];
    const started = (await running.log()).find(
      ({ type, data }) => type === 'WorkflowRunStarted' && data.runId === begun?.id,
    );
    if (started?.type !== 'WorkflowRunStarted') throw new Error('the run has not started');
    const { runId, at, ...asked } = started.data;
    const of = { runId, at };
    const tell = (event: WorkflowRunEvent) => running.append(`run-${event.data.runId}`, event);
    await tell({ type: 'WorkflowFannedOut', version: 1, data: { ...of, step: 2, parts: 3 } });
    const parent = { runId, part: 1, step: 2 };
    await tell({ type: 'WorkflowRunStarted', version: 1, data: { ...asked, at, runId: randomUUID(), parent } });
    await tell({ type: 'WorkflowPartCompleted', version: 1, data: { ...of, part: 1, made: null, skipped: [2, 3] } });
    const look = async () => (await send(guest, `GET /api/workflow-runs/${runId}`)).answer['run'];
    expect(await look()).toMatchObject({ status: 'running', parts: { done: 1, count: 3 }, part: null });
    const failure = { step: 3, code: 'pdf.unreadable', facts: {}, reason: 'unreadable', part: 'page-2.pdf' };
    await tell({ type: 'WorkflowRunFailed', version: 1, data: { ...of, ...failure } });
    expect(await look()).toMatchObject({
      status: 'failed',
      step: 3,
      steps: [{ tool: 'pdf-split' }, { outcome: 'waiting' }, { outcome: 'failed' }],
      part: 'page-2.pdf',
    });
  });

  test('begins one run for files that its first step takes together', async () => {
    const workflow = await make({ name: 'Together', steps: [{ tool: 'pdf-merge' }, { tool: 'pdf-compress' }] });
    expect(workflow.together).toBe(true);
    const { answer } = await run(workflow.id, [pdf('one.pdf'), pdf('two.pdf')]);
    expect((answer['runs'] as WorkflowRun[]).map(({ files }) => files)).toEqual([['one.pdf', 'two.pdf']]);
    expect((await run(workflow.id, [pdf('one.pdf')])).answer['code']).toBe('tool.files-do-not-fit');
  });

  test('takes no files of kinds that it cannot begin with, and keeps none of them', async () => {
    const { id } = await make();
    const before = await running.blobCount();
    const outcome = await run(id, [pdf('one.pdf'), { name: 'notes.txt', bytes: Buffer.from('some notes') }]);
    expect(outcome).toMatchObject({ status: 422, answer: { code: 'workflow.files-do-not-fit' } });
    expect(await running.blobCount()).toBe(before);
  });
});

describe('a workflow that asks for a password at each run', () => {
  const PASSWORD = 'open sesame';
  const lock = [{ tool: 'pdf-compress' }, { tool: 'pdf-protect', options: { allowCopying: false } }];
  const begin = async (id: string, secrets?: object | string) => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(smallestPdf('one.pdf'))]), 'one.pdf');
    if (secrets !== undefined) form.append('secrets', typeof secrets === 'string' ? secrets : JSON.stringify(secrets));
    const reply = await guest.call(`/api/workflows/${id}/runs`, { method: 'POST', body: form });
    return { status: reply.status, answer: (await reply.json()) as Record<string, unknown> };
  };

  test('says which, and begins with it, and leaves it nowhere in the log or the answers', async () => {
    const workflow = await make({ name: 'Lock', steps: lock });
    expect(workflow.asks).toEqual([
      { step: 2, field: 'userPassword', required: true },
      { step: 2, field: 'ownerPassword', required: false },
    ]);
    const begun = await begin(workflow.id, { 2: { userPassword: PASSWORD } });
    expect([begun.status, (begun.answer['runs'] as WorkflowRun[])[0]?.status]).toEqual([200, 'running']);
    expect(JSON.stringify([begun.answer, await running.log()])).not.toContain(PASSWORD);
  });

  test('is refused without it, with a wrong one, and with one that nobody asks for, and keeps no file', async () => {
    const { id } = await make({ name: 'Lock', steps: lock });
    const before = await running.blobCount();
    const refusalOf = async (secrets?: object | string) => {
      const { answer } = await begin(id, secrets);
      return [answer['code'], (answer['facts'] as Record<string, unknown>)['field']];
    };
    expect(await refusalOf()).toEqual(['workflow.step-invalid', 'secrets.userPassword']);
    expect(await refusalOf({ 2: { userPassword: 'x'.repeat(1000) } })).toEqual([
      'workflow.step-invalid',
      'secrets.userPassword',
    ]);
    expect(await refusalOf({ 1: { userPassword: PASSWORD }, 2: { userPassword: PASSWORD } })).toEqual([
      'workflow.step-invalid',
      'secrets.userPassword',
    ]);
    expect(await refusalOf({ 3: { userPassword: PASSWORD } })).toEqual(['request.invalid', 'secrets']);
    expect(await refusalOf('{')).toEqual(['request.invalid', 'secrets']);
    expect(await running.blobCount()).toBe(before);
  });
});
