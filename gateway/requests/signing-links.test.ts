import { randomUUID } from 'node:crypto';
import { keptTemplateReply } from '../../contracts/api/request-templates.js';
import {
  signingLinkReply,
  type BeginSigningQuestion,
  type CreateSigningLinkQuestion,
  type ReadSigningLinkAnswer,
  type ReadSigningLinkQuestion,
} from '../../contracts/api/signing-links.js';
import { Refusal, type RefusalCode } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { ada, eve } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let browser: Browser;
let other: Browser;
const created: CreateSigningLinkQuestion[] = [];
const begun: BeginSigningQuestion[] = [];
let read: Omit<ReadSigningLinkAnswer, 'begun'>;
/** The request that each browser has begun, by its secret. */
const requests = new Map<string, string>();
let refused: RefusalCode | null = null;
beforeAll(async () => {
  google = await startAccountProvider();
  running = await startGateway({ settings: google.settings });
  browser = await openSignIn(running.url, google)(ada);
  other = await openSignIn(running.url, google)(eve);
  await running.bus.answer<CreateSigningLinkQuestion>(questions.createSigningLink, async (question) => {
    created.push(question);
    const { owner, asked } = question;
    const expiresAt = '2026-12-29T00:00:00.000Z';
    read = { owner, sender: 'Ada', templateId: asked.template, asksEmail: asked.asksEmail, expiresAt };
    return { id: randomUUID(), token: TOKEN, createdAt: '2026-11-29T00:00:00.000Z', expiresAt };
  });
  await running.bus.answer<ReadSigningLinkQuestion>(questions.readSigningLink, async ({ key }) => {
    if (refused !== null) throw new Refusal(refused);
    return { ...read, begun: requests.get(key) ?? null };
  });
  await running.bus.answer<BeginSigningQuestion>(questions.beginSigning, async (question) => {
    begun.push(question);
    const token = `${randomUUID()}.1.${'a'.repeat(43)}`;
    requests.set(question.key, token);
    return { token };
  });
});
afterAll(async () => {
  await running.stop();
  await google.stop();
});
beforeEach(() => {
  refused = null;
  begun.length = 0;
  created.length = 0;
});

const TOKEN = `${randomUUID()}.${'s'.repeat(43)}`;
const field = { recipient: 1, kind: 'signature', page: 1, box: { x: 60, y: 300, width: 170, height: 48 } };
const waiver = {
  people: [{ role: 'Guest' }, { name: 'Ada Lovelace', email: 'ada@example.org' }],
  fields: [field, { ...field, recipient: 2 }],
  isInOrder: true,
  message: 'Please sign <now>',
};

const keep = async (template: object = waiver): Promise<string> => {
  const form = new FormData();
  form.append('template', JSON.stringify(template));
  form.append('files', new File(['%PDF-1.4\n%%EOF\n'], 'waiver.pdf', { type: 'application/pdf' }));
  const reply = await browser.call('/api/account/request-templates', { method: 'POST', body: form });
  return keptTemplateReply.parse(await reply.json()).template.id;
};
const make = (template: string, change: object = {}, by = browser) =>
  by.call('/api/account/signing-links', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ template, ...change }),
  });
const codeOf = async (reply: Response) => ((await reply.json()) as { readonly code: string }).code;

const html = { accept: 'text/html' };
const address = (token = TOKEN): string => `${running.url}/sign/open/${token}`;
const open = (cookie = '') => fetch(address(), { headers: { ...html, cookie }, redirect: 'manual' });
const begin = (body: Readonly<Record<string, string>>, cookie = '') =>
  fetch(address(), {
    method: 'POST',
    headers: { ...html, cookie },
    body: new URLSearchParams(body),
    redirect: 'manual',
  });
const cookieOf = (reply: Response): string => reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const keyIn = (page: string): string => /name="key" value="([\w-]{43})"/.exec(page)?.[1] ?? '';

// Requirement
describe('a link for many people', () => {
  test('is made of a template of one’s own, with the bounds that were asked for', async () => {
    const template = await keep();
    const reply = await make(template, { people: 500, days: 7 });
    const { link } = signingLinkReply.parse(await reply.json());
    expect(link).toMatchObject({ name: 'waiver.pdf', status: 'open', people: 500, begun: 0, signed: 0 });
    expect(link.link).toBe(`${running.url}/sign/open/${TOKEN}`);
    expect(created[0]?.asked).toEqual({ template, people: 500, days: 7, asksEmail: false });
    expect(await codeOf(await make(template, {}, other))).toBe('template.not-found');
    expect((await fetch(`${running.url}/api/account/signing-links`)).status).toBe(401);
  });

  test.each([
    ['in which nobody is named later', { ...waiver, people: [{ name: 'Tomas' }, { name: 'Ada' }] }],
    ['in which two are named later', { ...waiver, people: [{ role: 'Guest' }, { role: 'Host' }] }],
    ['in which somebody has nothing to sign', { ...waiver, fields: [field] }],
  ])('is not made of a template %s', async (_, template) => {
    expect(await codeOf(await make(await keep(template)))).toBe('signing-link.unfit');
    expect(created).toEqual([]);
  });

  test.each([{ people: 0 }, { people: 501 }, { days: 91 }, { days: 0.5 }, { template: 'mine' }])(
    'is not made with %j',
    async (change) => {
      expect(await codeOf(await make(randomUUID(), change))).toBe('request.invalid');
    },
  );

  test('asks for a name, and begins a request with the one who gave it and those of the template', async () => {
    await make(await keep());
    const page = await open();
    const text = await page.text();
    expect(text).toContain('waiver.pdf');
    expect(text).toContain('Please sign &lt;now&gt;');
    expect(text).not.toMatch(/<script(?! src)|name="email"/);
    const reply = await begin({ name: 'Tomas Reyl', key: keyIn(text) });
    expect([reply.status, reply.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/sign\/[0-9a-f-]{36}/),
    ]);
    const [question] = begun;
    expect(question).toMatchObject({ recipient: 1, key: keyIn(text), source: { name: 'waiver.pdf' } });
    expect(question?.asked.recipients).toMatchObject([
      { name: 'Tomas Reyl', email: '', order: 1 },
      { name: 'Ada Lovelace', email: 'ada@example.org', order: 2 },
    ]);
    await expect(running.blobs.read(question?.source.blob ?? '')).rejects.toMatchObject({ name: 'BlobMissing' });
  });

  test('leads the browser that has begun to its request, by its cookie, and another one to the form', async () => {
    await make(await keep());
    const cookie = cookieOf(await open());
    expect(cookie).toMatch(/^docket_signing=[\w-]{43}$/);
    const first = (await begin({ name: 'Tomas' }, cookie)).headers.get('location');
    const again = await open(cookie);
    expect([again.status, again.headers.get('location')]).toEqual([303, first]);
    expect((await begin({ name: 'Tomas' }, cookie)).headers.get('location')).toBe(first);
    expect([begun.length, (await open()).status]).toEqual([1, 200]);
  });

  test('begins once for a browser without cookies that sends its form twice', async () => {
    await make(await keep());
    const key = keyIn(await (await open()).text());
    const one = await begin({ name: 'Tomas', key });
    const again = await begin({ name: 'Tomas', key });
    expect([one.headers.get('location'), begun.length]).toEqual([again.headers.get('location'), 1]);
  });

  test('asks for an address where its owner wants one, and says so above what was filled in', async () => {
    await make(await keep(), { asksEmail: true });
    expect(await (await open()).text()).toContain('name="email"');
    const reply = await begin({ name: 'Tomas <b>', email: '' });
    const text = await reply.text();
    expect([reply.status, begun.length]).toEqual([422, 0]);
    expect(text).toContain('Still missing: Your e-mail address');
    expect(text).toContain('value="Tomas &lt;b&gt;"');
    await begin({ name: 'Tomas', email: 'tomas@example.org' });
    expect(begun[0]?.asked.recipients[0]).toMatchObject({ email: 'tomas@example.org' });
  });

  test.each([{ name: ' ' }, { name: '\u200b' }, { name: 'x'.repeat(201) }, {}])(
    'begins for nobody who is called %j',
    async (body) => {
      await make(await keep());
      const reply = await begin(body);
      expect([reply.status, begun.length]).toEqual([400, 0]);
      expect(await reply.text()).toContain('Still missing: Your name');
    },
  );

  test('is closed once its template is deleted, and says so in a page or as JSON', async () => {
    const template = await keep();
    await make(template);
    await browser.call(`/api/account/request-templates/${template}`, { method: 'DELETE' });
    const page = await open();
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('This link is closed.')]);
    const reply = await fetch(address(), { headers: { accept: 'application/json' } });
    expect(await codeOf(reply)).toBe('signing-link.closed');
    expect((await begin({ name: 'Tomas' })).status).toBe(410);
    expect(begun).toEqual([]);
  });

  test.each([
    ['signing-link.full', 'As many people as may have begun by this link.'],
    ['signing-link.ended', 'The time to begin by this link is over.'],
    ['signing-link.closed', 'This link is closed.'],
  ] as const)('says in a page why nobody begins (%s)', async (code, text) => {
    refused = code;
    const page = await open();
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining(text)]);
  });

  test('is guessed no more than sixty times by one network', async () => {
    const guess = async () => codeOf(await fetch(address('guess'), { headers: { accept: 'application/json' } }));
    expect(await guess()).toBe('signing-link.not-found');
    for (let count = 1; count < 60; count += 1) await guess();
    expect(await guess()).toBe('signature-request.too-many-unknown');
  });
});
