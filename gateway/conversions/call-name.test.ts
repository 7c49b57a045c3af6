import { CALL_HEADER } from '../../contracts/api/conversions.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { openLive } from '../fixtures/live-socket.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

const NAME = 'a-name-of-the-pages-own';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const visitor = async () => {
  const browser = openBrowser(running.url);
  await browser.call('/api/auth/me');
  return { browser, live: await openLive(running.host, { cookie: browser.cookie() }) };
};

/** A call that nobody answers until the visitor leaves. */
const summarize = (browser: ReturnType<typeof openBrowser>, name: string) => {
  const leaving = new AbortController();
  const headers = { [CALL_HEADER]: name };
  const init = { method: 'POST', body: formOf([{ bytes: pdf() }]), headers, signal: leaving.signal };
  const over = browser.call('/api/summarize', init).catch(() => undefined);
  return async () => {
    leaving.abort();
    await over;
  };
};

describe('a call that answers with its result', () => {
  test('says under its name what conversion it has become, to its own visitor only', async () => {
    const mine = await visitor();
    const other = await visitor();
    const leave = summarize(mine.browser, NAME);
    const begun = await mine.live.receives(({ call }) => call === NAME);
    expect(begun).toMatchObject({ progress: 0, status: 'processing' });
    const requested = (await running.log()).filter(({ type }) => type === 'ConversionRequested');
    expect(requested).toMatchObject([{ data: { conversionId: begun.conversionId, tool: 'summarize' } }]);
    expect(JSON.stringify(requested)).not.toContain(NAME);
    expect(other.live.received).toEqual([]);
    await leave();
    await Promise.all([mine, other].map(({ live }) => live.close()));
  });

  test.each(['short', 'x'.repeat(65), 'a name with blanks in it'])('goes without the name "%s"', async (name) => {
    const { browser, live } = await visitor();
    const leave = summarize(browser, name);
    const { conversionId } = await live.receives(({ status }) => status === 'processing');
    await leave();
    await live.receives((message) => message.conversionId === conversionId);
    expect(live.received.filter(({ call }) => call !== undefined)).toEqual([]);
    await live.close();
  });
});
