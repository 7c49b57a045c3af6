import { setTimeout as pause } from 'node:timers/promises';
import type { SiteRules } from '../../contracts/api/site-rules.js';
import { NO_BRAND } from '../../contracts/brand.js';
import { NO_QUOTA } from '../../contracts/quotas.js';
import { LONGEST_RETENTION } from '../../contracts/retention.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { ada } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let root: Browser;
let member: Browser;
let guest: Browser;
beforeAll(async () => {
  google = await startAccountProvider();
  running = await startGateway({ settings: { ...google.settings, ADMIN_EMAILS: 'root@example.com' } });
  const signIn = openSignIn(running.url, google);
  root = await signIn({ ...ada, sub: '9', name: 'Root', email: 'root@example.com' });
  member = await signIn(ada);
  guest = openBrowser(running.url);
});
afterAll(async () => {
  await running.stop();
  await google.stop();
});

const change = async (body: object, by = root) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await by.call('/api/admin/site', { method: 'PATCH', headers, body: JSON.stringify(body) });
  return { status: reply.status, answer: (await reply.json()) as { site: SiteRules; code?: string; facts?: object } };
};
const siteAt = async (url = running.url): Promise<SiteRules> =>
  ((await (await fetch(`${url}/api/site`)).json()) as { readonly site: SiteRules }).site;
const file = { bytes: pdf(), name: 'a.pdf' };
const compress = (by: Browser) => by.convert([file], { operation: 'pdf-compress', quality: 'low' });
const post = async (by: Browser, path: string, fields: Readonly<Record<string, string>> = {}) => {
  const reply = await by.call(path, { method: 'POST', body: formOf([file], fields) });
  return { status: reply.status, ...((await reply.json()) as { readonly code?: string; readonly facts?: object }) };
};
const switched = (id: string, isOff: boolean) => change({ tool: { id, isOff } });

afterEach(async () => {
  for (const id of (await siteAt()).toolsOff) await switched(id, false);
  await change({ guests: true, announcement: null });
});

// Requirement.
describe('the rules of a site', () => {
  test('are open until an administrator changes them, and each change is on the log with who made it', async () => {
    expect(await siteAt()).toEqual({
      toolsOff: [],
      guests: true,
      announcement: null,
      quota: NO_QUOTA,
      retention: LONGEST_RETENTION,
      webPageHosts: [],
      brand: NO_BRAND,
    });
    const announcement = { text: ' Closed <b>today</b> ', level: 'warning', until: null };
    const { answer } = await change({ tool: { id: 'pdf-merge', isOff: true }, guests: false, announcement });
    expect(answer.site).toEqual({
      toolsOff: ['pdf-merge'],
      guests: false,
      announcement: { ...announcement, text: 'Closed <b>today</b>', at: expect.any(String) },
      quota: NO_QUOTA,
      retention: LONGEST_RETENTION,
      webPageHosts: [],
      brand: NO_BRAND,
    });
    const events = (await running.log()).filter(({ stream }) => stream === 'site-rules');
    expect(events.map(({ type }) => type)).toEqual(['ToolSwitchedOff', 'GuestsTurnedAway', 'AnnouncementMade']);
    const signedIn = (await running.log()).find(({ type, data }) => type === 'UserSignedIn' && data.name === 'Root');
    const by = signedIn?.type === 'UserSignedIn' ? `member-${signedIn.data.userId}` : '';
    for (const { data } of events) expect(data).toMatchObject({ by });
  });

  test('keep files for fewer days, which is told before one is sent, and no link is let live longer', async () => {
    try {
      const { answer } = await change({ retention: { guestDays: 2, memberDays: null } });
      expect(answer.site).toMatchObject({ retention: { guestDays: 2, memberDays: null } });
      expect(await siteAt()).toMatchObject({ retention: { guestDays: 2, memberDays: null } });
      const fields = { operation: 'pdf-compress', quality: 'low', expires: '3d' };
      expect(await post(guest, '/api/convert', fields)).toMatchObject({
        status: 400,
        code: 'share-link.end-impossible',
      });
      expect(await post(guest, '/api/convert', { ...fields, expires: '1d' })).toMatchObject({ status: 200 });
      expect(await post(member, '/api/convert', fields)).toMatchObject({ status: 200 });
    } finally {
      await change({ retention: LONGEST_RETENTION });
    }
  });

  test('are changed by nobody else', async () => {
    for (const by of [guest, member])
      expect(await change({ guests: false }, by)).toMatchObject({ status: 403, answer: { code: 'session.forbidden' } });
    expect((await siteAt()).guests).toBe(true);
  });

  test.each([
    [{ tool: { id: 'pdf-page-preview', isOff: true } }, 'tool.id'],
    [{ tool: { id: 'pdf-fly', isOff: true } }, 'tool.id'],
    [{ guests: 'no' }, 'guests'],
    [{ quota: { conversionsPerDay: 0, storedMb: null } }, 'quota.conversionsPerDay'],
    [{ quota: { conversionsPerDay: 1 } }, 'quota.storedMb'],
    [{ retention: { guestDays: 0, memberDays: null } }, 'retention.guestDays'],
    [{ retention: { guestDays: 29, memberDays: null } }, 'retention.guestDays'],
    [{ retention: { guestDays: 1.5, memberDays: null } }, 'retention.guestDays'],
    [{ retention: { guestDays: null, memberDays: 93 } }, 'retention.memberDays'],
    [{ retention: { guestDays: 1 } }, 'retention.memberDays'],
    [{ announcement: { text: ' ' } }, 'announcement.text'],
    [{ announcement: { text: 'x'.repeat(501) } }, 'announcement.text'],
    [{ announcement: { text: 'a', until: 'tomorrow' } }, 'announcement.until'],
  ])('that make no sense are refused: %j', async (body, field) => {
    expect(await change(body)).toMatchObject({ status: 400, answer: { code: 'request.invalid', facts: { field } } });
  });

  test('are known to every process of a cluster within two seconds', async () => {
    const beside = await running.beside();
    try {
      expect((await siteAt(beside.url)).guests).toBe(true);
      await change({ guests: false });
      for (let tries = 0; tries < 20 && (await siteAt(beside.url)).guests; tries += 1) await pause(100);
      expect((await siteAt(beside.url)).guests).toBe(false);
    } finally {
      await beside.close();
    }
  });

  test('no longer hold what was announced once its time is over', async () => {
    await change({ announcement: { text: 'Soon', until: new Date(Date.now() + 60_000).toISOString() } });
    expect((await siteAt()).announcement).toMatchObject({ text: 'Soon', level: 'info' });
    await change({ announcement: { text: 'Over', until: new Date(Date.now() - 1000).toISOString() } });
    expect((await siteAt()).announcement).toBeNull();
  });
});

describe('a guest who is turned away', () => {
  test('is told to sign in by every call that leads to a conversion, while members and links go on', async () => {
    const { shareHash = '' } = (await compress(guest)).body;
    const result = { blob: 'b', size: 10, sha256: 's', name: 'made.pdf', mime: 'application/pdf' };
    running.shares.files.set(shareHash, result);
    await change({ guests: false });
    const refused = { status: 403, code: 'guests.turned-away' };
    const paths = [
      '/api/convert',
      '/api/uploads',
      '/api/pdf/sign',
      '/api/pdf/inspect',
      '/api/pdf/preview',
      '/api/pdf/redact/preview',
      '/api/pdf/fill-form',
      '/api/export/word',
      '/api/summarize',
      '/api/translate',
      '/api/detect-language',
      '/api/pdf/detect-sensitive',
    ];
    for (const path of paths) expect([path, await post(guest, path)]).toMatchObject([path, refused]);
    expect(await compress(member)).toMatchObject({ status: 200 });
    expect(await compress(root)).toMatchObject({ status: 200 });
    const shared = await openBrowser(running.url).call(`/api/share/${shareHash}`);
    expect(shared.status).toBe(200);
    await change({ guests: true });
    expect(await compress(guest)).toMatchObject({ status: 200 });
  });
});

describe('a tool that is switched off', () => {
  const off = (tool: string) => ({ status: 403, code: 'tool.switched-off', facts: { tool } });

  test('is refused by name to members, guests and administrators, and nothing that they sent stays', async () => {
    const files = await running.blobCount();
    await switched('pdf-compress', true);
    for (const by of [guest, member, root]) {
      const { status, body } = await compress(by);
      expect({ status, ...body }).toMatchObject(off('pdf-compress'));
    }
    expect(await running.blobCount()).toBe(files);
  });

  test('is refused by the call of its own, and in a workflow before it begins', async () => {
    for (const [id, path] of [
      ['export-word', '/api/export/word'],
      ['ai-summarize', '/api/summarize'],
      ['pdf-detect-sensitive', '/api/pdf/detect-sensitive'],
    ] as const) {
      await switched(id, true);
      expect(await post(member, path)).toMatchObject(off(id));
    }
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Bills', steps: [{ tool: 'pdf-compress' }, { tool: 'pdf-rotate' }] });
    const saved = await (await member.call('/api/workflows', { method: 'POST', headers, body })).json();
    const { id } = (saved as { readonly workflow: { readonly id: string } }).workflow;
    await switched('pdf-rotate', true);
    expect(await post(member, `/api/workflows/${id}/runs`)).toMatchObject(off('pdf-rotate'));
  });

  test('leaves those that go over the wire under its name, and goes without them', async () => {
    const share = { operation: 'pdf-compress', quality: 'high', keepSigned: 'true' };
    await switched('pdf-compress', true);
    expect((await member.convert([file], share)).status).toBe(200);
    await switched('pdf-compress', false);
    await switched('share', true);
    expect((await member.convert([file], share)).body).toMatchObject({ code: 'tool.switched-off' });
    expect(await compress(member)).toMatchObject({ status: 200 });
  });

  test('is not in the description of the calls', async () => {
    const described = async () => (await fetch(`${running.url}/api/docs-json`)).json() as Promise<Described>;
    interface Described {
      readonly paths: Readonly<Record<string, { readonly post?: { readonly requestBody?: unknown } }>>;
    }
    const operations = ({ paths }: Described) => JSON.stringify(paths['/api/convert']?.post?.requestBody);
    const whole = await described();
    expect(operations(whole).includes('pdf-watermark')).toBe(true);
    await switched('pdf-watermark', true);
    await switched('translate', true);
    const left = await described();
    expect(operations(left).includes('pdf-watermark')).toBe(false);
    expect([whole.paths['/api/translate'] !== undefined, left.paths['/api/translate']]).toEqual([true, undefined]);
  });

  test('is neither listed nor described to a program that speaks MCP', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'An agent', scopes: ['convert'] });
    const key = (await (await member.call('/api/account/keys', { method: 'POST', headers, body })).json()) as {
      readonly secret: string;
    };
    const say = async (name: string, message: object = {}) => {
      const reply = await fetch(`${running.url}/mcp`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${key.secret}` },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: message } }),
      });
      return JSON.stringify(((await reply.json()) as { readonly result: object }).result);
    };
    await switched('pdf-rotate', true);
    const listed = await say('list_tools');
    expect([listed.includes('"pdf-rotate"'), listed.includes(runnableTools[0]!.id)]).toEqual([false, true]);
    const files = [{ name: 'a.pdf', data: file.bytes.toString('base64') }];
    expect(await say('describe_tool', { tool: 'pdf-rotate' })).toContain('tool.switched-off');
    expect(await say('run_tool', { tool: 'pdf-rotate', files })).toContain('tool.switched-off');
  });
});
