import type { Workflow, WorkflowRun, WorkflowsReply } from '../../contracts/api/workflows.js';
import { WORKFLOWS_COLLECTION, type WorkflowDocument } from '../../contracts/read-models/workflow-document.js';
import type { Owner } from '../../contracts/owner.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { ada, eve } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let root: Browser;
let owner: Browser;
let member: Browser;
let guest: Browser;
beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({
    settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com,second@example.com' },
  });
  const signIn = openSignIn(running.url, provider);
  root = await signIn({ ...ada, sub: '9', name: 'Root', email: 'root@example.com' });
  owner = await signIn(ada);
  member = await signIn(eve);
  guest = openBrowser(running.url);
  await guest.call('/api/auth/me');
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});

interface Reply {
  readonly status: number;
  readonly answer: Record<string, unknown> & { readonly code?: string };
}

const send = async (by: Pick<Browser, 'call'>, called: `${string} /${string}`, body?: object): Promise<Reply> => {
  const [method = '', path = ''] = called.split(' ');
  const reply = await by.call(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: reply.status, answer: (await reply.json()) as Reply['answer'] };
};
const at = (id: string): `/${string}` => `/api/workflows/${id}`;
const workflowIn = ({ answer }: Reply): Workflow => answer['workflow'] as Workflow;

const steps = [{ tool: 'pdf-compress' }, { tool: 'pdf-rotate', options: { angle: 90 } }];
const make = async (by = owner, name = 'Invoices'): Promise<string> =>
  workflowIn(await send(by, 'POST /api/workflows', { name, steps })).id;
const share = (by: Pick<Browser, 'call'>, id: string, visibility: string) =>
  send(by, `PUT ${at(id)}/visibility`, { visibility });
/** The end of the address that an owner hands on. */
const endOf = (reply: Reply): string => new URL(workflowIn(reply).link ?? '').searchParams.get('workflow') ?? '';
const run = async (by: Pick<Browser, 'call'>, id: string, name = 'own.pdf'): Promise<Reply> => {
  const reply = await by.call(`${at(id)}/runs`, { method: 'POST', body: formOf([{ bytes: pdf(), name }]) });
  return { status: reply.status, answer: (await reply.json()) as Reply['answer'] };
};
const runsIn = ({ answer }: Reply): WorkflowRun[] => answer['runs'] as WorkflowRun[];
const notFound = { status: 404, answer: { code: 'workflow.not-found' } };
const forbidden = { status: 403, answer: { code: 'session.forbidden' } };
const rules = (body: object) => send(root, 'PATCH /api/admin/site', body);
const keyOf = async (by: Browser, scopes: readonly string[]): Promise<Pick<Browser, 'call'>> => {
  const { answer } = await send(by, 'POST /api/account/keys', { name: 'A test', scopes });
  return {
    call: (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${answer['secret'] as string}`);
      return fetch(running.url + path, { ...init, headers });
    },
  };
};
const ownerOnLog = async (id: string): Promise<Owner> => {
  const saved = (await running.log()).find(({ type, data }) => type === 'WorkflowSaved' && data.workflowId === id);
  return (saved?.data as { readonly owner: Owner }).owner;
};
/** Puts a workflow on the list, as the projection of the product does. */
const list = async (id: string, change: Partial<WorkflowDocument>): Promise<void> => {
  const position = (await running.log()).at(-1)?.position ?? '';
  const document = { id, owner: await ownerOnLog(id), name: 'Listed', tools: ['pdf-compress'], isDeleted: false };
  const times = { createdAt: '2026-03-01T09:00:00.000Z', savedAt: '2026-03-01T09:00:00.000Z' };
  const doc: WorkflowDocument = { ...document, ...times, visibility: 'private', ...change };
  await running.documents.fold({ collection: WORKFLOWS_COLLECTION, id, position }, () => doc);
};
const siteFor = async (by: Pick<Browser, 'call'>): Promise<readonly string[]> => {
  const { answer } = await send(by, 'GET /api/workflows');
  return (answer as unknown as WorkflowsReply).site.map(({ id }) => id);
};

// Requirement.
describe('a workflow that is shared by link', () => {
  test('is seen and run by whoever has the address, a member, a guest and a program, on their own files', async () => {
    const id = await make();
    const shared = await share(owner, id, 'link');
    const end = endOf(shared);
    expect(shared.answer['workflow']).toMatchObject({ visibility: 'link', own: true });
    for (const by of [member, guest, await keyOf(member, ['workflows'])]) {
      const seen = await send(by, `GET ${at(end)}`);
      expect(workflowIn(seen)).toMatchObject({ id, name: 'Invoices', own: false, link: null, visibility: 'link' });
      expect(workflowIn(seen).steps.map(({ tool }) => tool)).toEqual(['pdf-compress', 'pdf-rotate']);
      expect(JSON.stringify(seen)).not.toContain(await ownerOnLog(id));
      const begun = await run(by, end);
      expect(runsIn(begun)).toMatchObject([{ files: ['own.pdf'], status: 'running' }]);
      expect(runsIn(await send(owner, `GET ${at(id)}/runs`))).toEqual([]);
      expect((await send(owner, `GET /api/workflow-runs/${runsIn(begun)[0]?.id}`)).status).toBe(404);
    }
    const owners = (await running.log()).flatMap(({ type, data }) =>
      type === 'WorkflowRunStarted' && data.workflowId === id ? [data.owner] : [],
    );
    expect(new Set(owners).size).toBe(2);
    expect(owners).not.toContain(await ownerOnLog(id));
  });

  test('is found by nothing but the whole address, which stands nowhere on the log', async () => {
    const id = await make();
    const end = endOf(await share(owner, id, 'link'));
    const secret = end.slice(id.length + 1);
    for (const wrong of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, end.slice(0, -1), `${await make()}.${secret}`]) {
      expect(await send(guest, `GET ${at(wrong)}`)).toMatchObject(notFound);
      expect(await run(guest, wrong)).toMatchObject(notFound);
      expect(await send(guest, `GET ${at(wrong)}/runs`)).toMatchObject(notFound);
    }
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await running.log())).not.toContain(secret);
  });

  test('is changed, shared, deleted and withdrawn by nobody but its owner', async () => {
    const id = await make();
    const end = endOf(await share(owner, id, 'link'));
    for (const by of [member, guest, root])
      for (const named of [id, end]) {
        expect(await send(by, `PUT ${at(named)}`, { name: 'Mine', steps })).toMatchObject(notFound);
        expect(await send(by, `DELETE ${at(named)}`)).toMatchObject(notFound);
        for (const visibility of ['private', 'link', 'site'])
          expect(await share(by, named, visibility)).toMatchObject(notFound);
      }
    expect((await send(member, `GET ${at(end)}`)).status).toBe(200);
  });

  test('keeps its address while it is changed and shared again, and a run takes the steps as they are then', async () => {
    const id = await make();
    const end = endOf(await share(owner, id, 'link'));
    const [again, other] = await Promise.all([share(owner, id, 'link'), share(owner, id, 'link')]);
    expect([endOf(again), endOf(other)]).toEqual([end, end]);
    const begun = runsIn(await run(guest, end))[0];
    await send(owner, `PUT ${at(id)}`, { name: 'Bills', steps: steps.slice(0, 1) });
    expect(workflowIn(await send(guest, `GET ${at(end)}`)).name).toBe('Bills');
    expect(runsIn(await run(guest, end))).toMatchObject([{ name: 'Bills', steps: [{ tool: 'pdf-compress' }] }]);
    const before = (await send(guest, `GET /api/workflow-runs/${begun?.id}`)).answer['run'] as WorkflowRun;
    expect([before.name, before.steps.length]).toEqual(['Invoices', 2]);
  });

  test('ends at once when it is withdrawn or deleted, and runs stay with whoever began them', async () => {
    const id = await make();
    const end = endOf(await share(owner, id, 'link'));
    const begun = runsIn(await run(member, end))[0];
    const withdrawn = await share(owner, id, 'private');
    expect(withdrawn.answer['workflow']).toMatchObject({ visibility: 'private', link: null });
    expect(await send(member, `GET ${at(end)}`)).toMatchObject(notFound);
    expect(await run(member, end)).toMatchObject(notFound);
    expect((await send(member, `GET /api/workflow-runs/${begun?.id}`)).answer['run']).toMatchObject({
      name: 'Invoices',
    });
    const next = endOf(await share(owner, id, 'link'));
    expect(next).not.toBe(end);
    expect(await send(member, `GET ${at(end)}`)).toMatchObject(notFound);
    expect((await send(member, `GET ${at(next)}`)).status).toBe(200);
    await send(owner, `DELETE ${at(id)}`);
    expect(await send(member, `GET ${at(next)}`)).toMatchObject(notFound);
  });

  test('asks guests to sign in where they are turned away, and refuses tools that are switched off', async () => {
    const id = await make();
    const end = endOf(await share(owner, id, 'link'));
    await rules({ guests: false });
    try {
      for (const reply of [await send(guest, `GET ${at(end)}`), await run(guest, end)])
        expect(reply).toMatchObject({ status: 403, answer: { code: 'guests.turned-away' } });
      expect((await run(member, end)).status).toBe(200);
    } finally {
      await rules({ guests: true });
    }
    await rules({ tool: { id: 'pdf-rotate', isOff: true } });
    try {
      expect((await run(member, end)).answer.code).toBe('tool.switched-off');
    } finally {
      await rules({ tool: { id: 'pdf-rotate', isOff: false } });
    }
  });

  test('is exported to its owner without what its address is checked against', async () => {
    const id = await make();
    const link = (await share(owner, id, 'link')).answer;
    await list(id, { visibility: 'link' });
    const exported = await (await owner.call('/api/account/data')).text();
    const shared = (await running.log()).findLast(({ type }) => type === 'WorkflowShared');
    const { digest } = (shared?.data as { readonly link: { readonly digest: string } }).link;
    expect(link['workflow']).toBeDefined();
    expect(exported).toContain('WorkflowShared');
    expect(exported).not.toContain(digest);
  });
});

describe('a workflow for the site', () => {
  test('is published by an administrator alone, and not by a key of theirs', async () => {
    const id = await make();
    expect(await share(owner, id, 'site')).toMatchObject(forbidden);
    const ofRoot = await make(root);
    expect(await share(await keyOf(root, ['workflows']), ofRoot, 'site')).toMatchObject(forbidden);
    expect((await share(root, ofRoot, 'site')).answer['workflow']).toMatchObject({ visibility: 'site', link: null });
    expect((await share(owner, id, 'everybody')).answer.code).toBe('request.invalid');
  });

  test('is listed for everybody and run by its id, by a guest and by a key', async () => {
    const id = await make(root, 'For the accountant');
    await share(root, id, 'site');
    await list(id, { visibility: 'site' });
    for (const by of [member, guest, await keyOf(member, ['workflows'])]) {
      expect(await siteFor(by)).toContain(id);
      expect((await send(by, `GET ${at(id)}`)).answer['workflow']).toMatchObject({ own: false });
      expect(runsIn(await run(by, id))).toMatchObject([{ name: 'For the accountant' }]);
    }
    expect(await siteFor(root)).not.toContain(id);
    expect(runsIn(await send(root, `GET ${at(id)}/runs`))).toEqual([]);
    expect(await send(await keyOf(member, ['convert']), `GET ${at(id)}`)).toMatchObject({ status: 403 });
    await rules({ guests: false });
    try {
      expect(await siteFor(guest)).toEqual([]);
      expect(await siteFor(member)).toContain(id);
      expect((await send(guest, `GET ${at(id)}`)).answer.code).toBe('guests.turned-away');
    } finally {
      await rules({ guests: true });
    }
  });

  test('is changed by its administrator alone, and not by their key', async () => {
    const id = await make(root);
    await share(root, id, 'site');
    const changed = { name: 'Bills', steps };
    expect(await send(member, `PUT ${at(id)}`, changed)).toMatchObject(notFound);
    expect(await send(member, `DELETE ${at(id)}`)).toMatchObject(notFound);
    expect(await send(await keyOf(root, ['workflows']), `PUT ${at(id)}`, changed)).toMatchObject(forbidden);
    expect((await send(root, `PUT ${at(id)}`, changed)).answer['workflow']).toMatchObject({ visibility: 'site' });
    expect(workflowIn(await send(guest, `GET ${at(id)}`)).name).toBe('Bills');
  });

  test('is taken off the site by any administrator, and is its owner’s alone at once', async () => {
    const id = await make(root);
    await share(root, id, 'site');
    const second = await openSignIn(
      running.url,
      provider,
    )({ ...ada, sub: '8', name: 'Second', email: 'second@example.com' });
    expect(await share(member, id, 'private')).toMatchObject(notFound);
    expect((await share(second, id, 'private')).status).toBe(200);
    for (const by of [member, guest]) {
      expect(await send(by, `GET ${at(id)}`)).toMatchObject(notFound);
      expect(await run(by, id)).toMatchObject(notFound);
    }
    expect((await send(root, `GET ${at(id)}`)).answer['workflow']).toMatchObject({ visibility: 'private', own: true });
  });
});
