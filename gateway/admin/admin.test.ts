import type { ExportPart, ExportPartQuestion } from '../../contracts/api/audit.js';
import { adminCalls } from '../../contracts/api/calls/admin-calls.js';
import { Refusal } from '../../contracts/errors.js';
import { exportPartSubject, questions } from '../../contracts/subjects.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
/** Questions that came to the analytics service, which is stood in for here. */
const asked: { readonly subject: string; readonly question: object }[] = [];
const answers = {
  [questions.dashboard]: { dashboard: 'the numbers' },
  [questions.activity]: { entries: 'what happened' },
  [questions.story]: { entries: 'a story' },
  [questions.document]: { conversion: 'as it was' },
  [questions.stateOfLog]: { events: 'so many' },
  [questions.checkLog]: { check: 'begun' },
  [questions.exportLog]: { id: 'x1' },
};

const parts: ExportPart[] = [];
let stopped: () => void;
const stop = new Promise<void>((resolve) => (stopped = resolve));

beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({ settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' } });
  for (const [subject, answer] of Object.entries(answers)) {
    await running.bus.answer(subject, async (question) => {
      asked.push({ subject, question });
      return answer;
    });
  }
  await running.bus.answer<ExportPartQuestion>(exportPartSubject('x1'), async ({ isStopped }): Promise<ExportPart> => {
    if (isStopped) stopped();
    return parts.shift() ?? { text: 'x'.repeat(64 * 1024), isLast: false };
  });
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});
beforeEach(() => {
  asked.length = 0;
});

type Browser = ReturnType<typeof openBrowser>;
const signedIn = async (email: string, isVerified = true): Promise<Browser> => {
  const browser = openBrowser(running.url);
  provider.isNow({ sub: email, name: email, email, email_verified: isVerified });
  const leaving = await browser.call('/api/auth/google', { redirect: 'manual' });
  const back = await fetch(leaving.headers.get('location')!, { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('location')!);
  await browser.call(pathname + search, { redirect: 'manual' });
  return browser;
};
const calls = adminCalls.map(({ method, path }) => ({ method, path: path.replace('{conversionId}', 'c1') }));

describe('what is for administrators', () => {
  test.each([
    ['a guest', async () => openBrowser(running.url)],
    ['a member', () => signedIn('ada@example.com')],
    ['a member whose address nobody has verified', () => signedIn('root@example.com', false)],
  ])('is refused to %s, with no data, and nobody is asked for any', async (_, open) => {
    const browser = await open();
    for (const { method, path } of calls) {
      const response = await browser.call(path, { method: method.toUpperCase() });
      expect([path, response.status, await response.json()]).toEqual([
        path,
        403,
        { error: 'Only administrators can see this', code: 'session.forbidden', facts: {} },
      ]);
    }
    expect(asked).toEqual([]);
  });

  test('is refused to a member before anything is said of the query', async () => {
    const browser = await signedIn('ada@example.com');
    expect((await browser.call('/api/admin/dashboard?until=nonsense')).status).toBe(403);
  });

  test('is answered to an administrator, and kept by no cache', async () => {
    const browser = await signedIn('Root@Example.com');
    for (const [path, answer] of [
      ['/api/admin/dashboard', answers[questions.dashboard]],
      ['/api/admin/activity', answers[questions.activity]],
      ['/api/admin/story/c1', answers[questions.story]],
      ['/api/admin/document/c1', answers[questions.document]],
      ['/api/admin/log/state', answers[questions.stateOfLog]],
    ] as const) {
      const response = await browser.call(path);
      expect([path, response.status, await response.json()]).toEqual([path, 200, answer]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    const check = await browser.call('/api/admin/log/check', { method: 'POST' });
    expect([check.status, await check.json()]).toEqual([200, answers[questions.checkLog]]);
  });

  test('is no longer answered after signing out', async () => {
    const browser = await signedIn('root@example.com');
    await browser.call('/api/auth/logout', { method: 'POST' });
    expect((await browser.call('/api/admin/dashboard')).status).toBe(403);
  });
});

describe('a question of an administrator', () => {
  let root: Browser;
  beforeAll(async () => {
    root = await signedIn('root@example.com');
  });

  test('is passed on as it was asked', async () => {
    await root.call('/api/admin/dashboard?until=2026-03-01T12:00:00Z');
    await root.call(
      '/api/admin/activity?actor=ada&action=UserSignedIn,UserErased&document=tax&from=1&until=2026-03-01&before=77',
    );
    await root.call('/api/admin/story/c%2F1?after=12');
    await root.call('/api/admin/document/c1?until=12');
    expect(asked).toEqual([
      { subject: questions.dashboard, question: { until: '2026-03-01T12:00:00Z' } },
      {
        subject: questions.activity,
        question: {
          actor: 'ada',
          action: ['UserSignedIn', 'UserErased'],
          document: 'tax',
          from: '1',
          until: '2026-03-01',
          before: '77',
        },
      },
      { subject: questions.story, question: { conversionId: 'c/1', after: '12' } },
      { subject: questions.document, question: { conversionId: 'c1', until: '12' } },
    ]);
  });

  test.each([
    ['dashboard?until=yesterday', 'until', 'must be a time such as 2026-03-01T12:00:00Z, or a position on the log'],
    ['dashboard?until=2026-13-01', 'until', 'must be a time such as 2026-03-01T12:00:00Z, or a position on the log'],
    ['dashboard?until=1&until=2', 'until', 'must be a time such as 2026-03-01T12:00:00Z, or a position on the log'],
    ['activity?action=Everything', 'action', expect.stringContaining('must be one or more of UploadReceived, ')],
    ['activity?actor=', 'actor', 'must not be empty'],
    ['activity?actor=a&actor=b', 'actor', 'must be given once'],
    [`activity?document=${'x'.repeat(201)}`, 'document', 'must have at most 200 characters'],
    ['activity?before=c1', 'before', 'must be the `next` of the page before'],
    ['document/c1?until=', 'until', 'must be a time such as 2026-03-01T12:00:00Z, or a position on the log'],
    ['story/c1?after=x', 'after', 'must be the `next` of the page before'],
    ['log/export?format=xml', 'format', 'must be jsonl or csv'],
    ['log/export?type=UserSignedIn,Nonsense', 'type', expect.stringContaining('UserSignedOut')],
    ['log/export?open=yes', 'open', 'must be true or false'],
  ])('that makes no sense is refused: %s', async (path, field, problem) => {
    const response = await root.call(`/api/admin/${path}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'request.invalid', facts: { field, problem } });
    expect(asked).toEqual([]);
  });

  test('that the service refuses is refused', async () => {
    const late = await running.bus.answer(questions.dashboard, async () => {
      throw new Refusal('replay.too-long', { seconds: 45 });
    });
    const replies = [await root.call('/api/admin/dashboard?until=1'), await root.call('/api/admin/dashboard?until=1')];
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 503]);
    await late.stop();
  });
});

describe('an export of the log', () => {
  let root: Browser;
  beforeAll(async () => {
    root = await signedIn('root@example.com');
  });

  test('is a download of its parts one after the other', async () => {
    parts.push({ text: 'one\n', isLast: false }, { text: '', isLast: false }, { text: 'two\n', isLast: true });
    const response = await root.call('/api/admin/log/export?from=1&stream=share-*&actor=member-1&open=true');
    expect(await response.text()).toBe('one\ntwo\n');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="docket-log.jsonl"');
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(asked.map(({ question }) => question)).toEqual([
      { format: 'jsonl', from: '1', stream: 'share-*', actor: 'member-1', open: 'true' },
    ]);
  });

  test('as CSV says so', async () => {
    parts.push({ text: 'a,b\r\n', isLast: true });
    const response = await root.call('/api/admin/log/export?format=csv');
    expect(await response.text()).toBe('a,b\r\n');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="docket-log.csv"');
  });

  test('is not begun for whoever asks for its head only', async () => {
    const response = await root.call('/api/admin/log/export', { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
    expect(asked).toEqual([]);
  });

  test('that is refused is no download', async () => {
    const busy = new Refusal('export.busy');
    const refusing = await running.bus.answer(questions.exportLog, () => Promise.reject(busy));
    parts.push({ text: '', isLast: true });
    const replies = [await root.call('/api/admin/log/export'), await root.call('/api/admin/log/export')];
    const refused = replies.find(({ status }) => status === 503);
    expect(refused?.headers.get('content-disposition')).toBeNull();
    expect(await refused?.json()).toMatchObject({ code: 'export.busy' });
    await refusing.stop();
  });

  test('without an end is read no further than the client takes it, and ends when that leaves', async () => {
    const leaving = new AbortController();
    const response = await root.call('/api/admin/log/export', { signal: leaving.signal });
    const reader = response.body!.getReader();
    expect((await reader.read()).value!.length).toBeGreaterThan(0);
    leaving.abort();
    await stop;
  });
});
