import { rowOutcome, rowOutcomes, type RowOutcome } from '../../contracts/api/request-rows.js';
import type { SendRequestAnswer, SendRequestQuestion } from '../../contracts/api/signature-requests.js';
import { Refusal } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let asked: SendRequestQuestion[] = [];
let answer: (question: SendRequestQuestion) => Promise<SendRequestAnswer>;
beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({ settings: provider.settings });
  await running.bus.answer<SendRequestQuestion>(questions.sendRequest, (question) => {
    asked.push(question);
    return answer(question);
  });
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});

const answerFor = ({ rowId = '', asked: { recipients } }: SendRequestQuestion): SendRequestAnswer => ({
  id: rowId,
  expiresAt: '2026-12-29T00:00:00.000Z',
  tokens: recipients.map(({ name }, index) => ({
    number: index + 1,
    name,
    token: `${rowId}.${index + 1}`,
    isMailed: false,
  })),
  isBefore: false,
});
beforeEach(() => {
  asked = [];
  answer = async (question) => answerFor(question);
});

const field = { recipient: 1, kind: 'signature', page: 1, box: { x: 60, y: 300, width: 170, height: 48 } };
const template = { people: [{ role: 'Tenant' }], fields: [field] };
const THREE = 'Tenant name,Tenant email\nTomas,\n,eve@example.org\nAda,ada@example.org\n';

interface Change {
  readonly template?: object;
  readonly rows?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

const send = ({ template: other = template, rows = THREE, headers = {}, signal }: Change = {}): Promise<Response> => {
  const form = new FormData();
  form.append('template', JSON.stringify(other));
  form.append('rows', rows);
  form.append('files', new File([new Uint8Array(pdf())], 'lease.pdf', { type: 'application/pdf' }));
  const init = { method: 'POST', body: form, headers, ...(signal && { signal }) };
  return fetch(`${running.url}/api/signature-requests/rows`, init);
};
const outcomesOf = async (reply: Response): Promise<readonly RowOutcome[]> => {
  expect(reply.status).toBe(200);
  return rowOutcomes.parse(await reply.json()).rows;
};
const short = (rows: readonly RowOutcome[]) =>
  rows.map((one) => [one.row, one.outcome === 'made' ? one.request.links[0]?.name : one.refusal.code]);

// Requirement
describe('a list of signature requests', () => {
  test('has one outcome for each row, and its document goes in once', async () => {
    const rows = await outcomesOf(await send());
    expect(short(rows)).toEqual([
      [2, 'Tomas'],
      [3, 'request-rows.cell-empty'],
      [4, 'Ada'],
    ]);
    expect(rows[1]).toMatchObject({
      refusal: {
        facts: { row: 3, field: 'Tenant name' },
        error: 'Row 3, column “Tenant name”: there is nothing in it.',
      },
    });
    expect(new Set(asked.map(({ source }) => source.blob)).size).toBe(1);
    const [first] = rows;
    expect(first?.outcome === 'made' && first.request.links[0]?.link).toMatch(/\/sign\/[0-9a-f-]{36}\.1$/);
  });

  test('names the same requests by the same key, and others by another, by none, and for somebody else', async () => {
    const idsWith = async (key?: string, cookie?: string) => {
      asked = [];
      const headers = { ...(key !== undefined && { 'Idempotency-Key': key }), ...(cookie !== undefined && { cookie }) };
      const reply = await send({ headers });
      await reply.text();
      return { ids: asked.map(({ rowId }) => rowId), cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
    };
    const { ids, cookie } = await idsWith('a-list-of-tenants-1');
    expect(new Set(ids).size).toBe(2);
    expect((await idsWith('a-list-of-tenants-1', cookie)).ids).toEqual(ids);
    for (const other of [
      await idsWith('a-list-of-tenants-2', cookie),
      await idsWith(undefined, cookie),
      await idsWith('a-list-of-tenants-1'),
    ]) {
      expect(other.ids.filter((id) => ids.includes(id))).toEqual([]);
    }
  });

  test('that was sent before signing in goes by its former names, too', async () => {
    const browser = openBrowser(running.url);
    await browser.call('/api/auth/me');
    const headers = () => ({ 'Idempotency-Key': 'a-list-of-tenants-3', cookie: browser.cookie() });
    await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    await (await send({ headers: headers() })).text();
    const before = asked.map(({ rowId }) => rowId);
    asked = [];
    const ines = { sub: '31', name: 'Ines', email: 'ines@example.org', email_verified: true };
    await openSignIn(running.url, provider)(ines, browser);
    await (await send({ headers: headers() })).text();
    expect(asked.map(({ formerRowIds }) => formerRowIds)).toEqual(before.map((id) => [id]));
    expect(before).not.toContain(asked[0]?.rowId);
  });

  test('is told line by line to whoever asks for lines', async () => {
    const reply = await send({ headers: { accept: 'application/x-ndjson' } });
    expect(reply.headers.get('content-type')).toMatch('application/x-ndjson');
    const lines = (await reply.text()).trimEnd().split('\n');
    expect(short(lines.map((line) => rowOutcome.parse(JSON.parse(line))))).toHaveLength(3);
  });

  test('stops once nobody waits for it any more', async () => {
    const caller = new AbortController();
    answer = async (question) => {
      caller.abort();
      await new Promise((resolve) => setTimeout(resolve, 300)); // until the gateway knows
      return answerFor(question);
    };
    const rows = `Tenant name,Tenant email\n${'Tomas,\n'.repeat(50)}`;
    await expect(send({ rows, signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(asked.length).toBeLessThan(3);
  });

  test('is not tried further where a refusal concerns every row, and each is refused by it', async () => {
    answer = () => Promise.reject(new Refusal('pdf.encrypted'));
    expect(short(await outcomesOf(await send()))).toEqual([
      [2, 'pdf.encrypted'],
      [3, 'request-rows.cell-empty'],
      [4, 'pdf.encrypted'],
    ]);
    expect(asked).toHaveLength(1);
  });

  test('goes on after a row that was something else under this key', async () => {
    answer = async (question) => {
      if (asked.length === 1) throw new Refusal('request.key-reused');
      return answerFor(question);
    };
    expect(short(await outcomesOf(await send()))).toEqual([
      [2, 'request.key-reused'],
      [3, 'request-rows.cell-empty'],
      [4, 'Ada'],
    ]);
  });

  test.each([
    ['without columns', { rows: 'Tomas\n' }, [422, 'request-rows.empty']],
    ['without a column', { rows: 'Tenant name\nTomas\n' }, [422, 'request-rows.column-missing']],
    [
      'for a template without roles',
      { template: { ...template, people: [{ name: 'Ada' }] } },
      [422, 'request-rows.no-roles'],
    ],
    [
      'for a template in which somebody signs nothing',
      { template: { ...template, fields: [] } },
      [400, 'request.invalid'],
    ],
    ['under a key that is none', { headers: { 'Idempotency-Key': 'short' } }, [400, 'request.invalid']],
  ])('%s makes nothing', async (_, change, refusal) => {
    const reply = await send(change);
    expect([reply.status, ((await reply.json()) as { readonly code: string }).code]).toEqual(refusal);
    expect(asked).toEqual([]);
  });
});
