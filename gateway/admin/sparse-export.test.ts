import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { ExportPart, ExportPartQuestion } from '../../contracts/api/audit.js';
import { exportPartSubject, questions } from '../../contracts/subjects.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

const SILENCE_MS = 1000;

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let cookie: string;
/** The analytics service is stood in for here; it has something to say only after so many empty parts, or never. */
let emptyParts: number;
const questionsAsked: ExportPartQuestion[] = [];
let rest: ExportPart;

beforeAll(async () => {
  provider = await startAccountProvider();
  const settings = { ...provider.settings, ADMIN_EMAILS: 'root@example.com' };
  running = await startGateway({ settings, silenceMs: SILENCE_MS });
  await running.bus.answer(questions.exportLog, async () => ({ id: 'x1' }));
  await running.bus.answer<ExportPartQuestion>(exportPartSubject('x1'), async (question): Promise<ExportPart> => {
    questionsAsked.push(question);
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS / 4));
    emptyParts -= 1;
    return emptyParts < 0 ? rest : { text: '', isLast: false };
  });
  const browser = openBrowser(running.url);
  provider.isNow({ sub: 'root', name: 'Root', email: 'root@example.com', email_verified: true });
  const leaving = await browser.call('/api/auth/google', { redirect: 'manual' });
  const back = await fetch(leaving.headers.get('location')!, { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('location')!);
  await browser.call(pathname + search, { redirect: 'manual' });
  cookie = browser.cookie();
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});
beforeEach(() => {
  questionsAsked.length = 0;
});

const download = async (): Promise<IncomingMessage> => {
  const request = get(`${running.url}/api/admin/log/export`, { headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
};

describe('an export that finds little in a long log', () => {
  test('arrives whole, though nothing is sent for longer than a connection may be silent', async () => {
    [emptyParts, rest] = [8, { text: 'found\n', isLast: true }];
    const response = await download();
    let text = '';
    for await (const chunk of response) text += String(chunk);
    expect(text).toBe('found\n');
    expect(questionsAsked).toHaveLength(9);
  });

  test('ends when the client leaves, though nothing was found', async () => {
    [emptyParts, rest] = [Infinity, { text: '', isLast: true }];
    const response = await download();
    response.destroy();
    await new Promise((resolve) => setTimeout(resolve, 4 * SILENCE_MS));
    expect(questionsAsked.at(-1)).toEqual({ isStopped: true });
    const count = questionsAsked.length;
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
    expect(questionsAsked).toHaveLength(count);
  });
});
