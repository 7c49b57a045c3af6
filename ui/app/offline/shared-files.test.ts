import { createSharedFiles } from './shared-files.js';
import type { FetchEvent, PageMessage } from './worker-scope.js';

const origin = 'https://docket.test';
const file = new File(['words'], 'note.txt', { type: 'text/plain' });
const realFetch = globalThis.fetch;
const realRedirect = Response.redirect.bind(Response);
const seen: string[] = [];

/** The server's answer about the sender; undefined while it is out of reach. */
const givenServer = (sender: string | null | undefined) => {
  globalThis.fetch = async (request) => {
    seen.push((request as Request).url);
    if (sender === undefined) throw new TypeError('Failed to fetch');
    return sender === null
      ? new Response(null, { status: 403 })
      : new Response(null, { status: 204, headers: { 'x-docket-sender': sender } });
  };
};
beforeEach(() => {
  seen.length = 0;
  Response.redirect = (url, status) => realRedirect(new URL(url, origin), status);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  Response.redirect = realRedirect;
});

const answerTo = (request: Request, act: (event: FetchEvent) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    act({
      request,
      respondWith: (answer: Promise<Response>) =>
        answer.then(({ headers }) => resolve(headers.get('location')!), reject),
      waitUntil: () => undefined,
    } as unknown as FetchEvent);
  });
const takenBy = (shared: ReturnType<typeof createSharedFiles>): readonly File[] => {
  let received: readonly File[] = [];
  const port = { postMessage: (files: readonly File[]) => (received = files) };
  shared.give({ ports: [port] } as unknown as PageMessage);
  return received;
};
const post = () => {
  const body = new FormData();
  body.append('files', file);
  return new Request(`${origin}/share-target`, { method: 'POST', body });
};
/** The POST, and the redirect that the browser follows. */
const share = async (shared: ReturnType<typeof createSharedFiles>) => {
  const onward = await answerTo(post(), shared.receive);
  return answerTo(new Request(onward), shared.judge);
};

describe('files that come by way of the share target', () => {
  test.each(['app', 'site'])('are given to the page once the server says that the sender is the %s', async (sender) => {
    givenServer(sender);
    const shared = createSharedFiles();
    expect(await share(shared)).toBe(`${origin}/?shared=${sender}`);
    expect(takenBy(shared).map(({ name }) => name)).toEqual(['note.txt']);
    expect(seen).toEqual([expect.stringMatching(/share-target\?[\w-]{36}$/)]);
  });

  test('are given to the page as unchecked where the server cannot be asked', async () => {
    givenServer(undefined);
    const shared = createSharedFiles();
    expect(await share(shared)).toBe(`${origin}/?shared=unchecked`);
    expect(takenBy(shared).map(({ name }) => name)).toEqual(['note.txt']);
  });

  test('are unchecked, too, where something answers that a server is down', async () => {
    globalThis.fetch = async () => new Response('Bad gateway', { status: 502 });
    expect(await share(createSharedFiles())).toBe(`${origin}/?shared=unchecked`);
  });

  test('are given to nobody where the server says that a page of another site sent them', async () => {
    givenServer(null);
    const shared = createSharedFiles();
    expect(await share(shared)).toBe(`${origin}/?not-shared`);
    expect(takenBy(shared)).toEqual([]);
  });

  test('are given to nobody before the server was asked, nor for the question about other files', async () => {
    givenServer('app');
    const shared = createSharedFiles();
    await answerTo(post(), shared.receive);
    expect(takenBy(shared)).toEqual([]);
    await answerTo(new Request(`${origin}/share-target`), shared.judge);
    expect(takenBy(shared)).toEqual([]);
  });
});
