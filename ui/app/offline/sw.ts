import { answerKind, HOME, isHome, OFFLINE_PAGE } from './answer-kind.js';
import { createSharedFiles } from './shared-files.js';
import type { FetchEvent, WorkerScope } from './worker-scope.js';

/** Filled in by the build: files of the screens that are kept, and a name that changes with any of them. */
declare const __DOCKET_SHELL__: readonly string[];
declare const __DOCKET_BUILD__: string;

const scope = globalThis as unknown as WorkerScope;
const PREFIX = 'docket-shell-';
const NAME = `${PREFIX}${__DOCKET_BUILD__}`;
const shared = createSharedFiles();

/** Without the visitor's session, and fresh where the name does not tell the contents. */
const shellRequest = (path: string): Request =>
  new Request(path, { credentials: 'omit', cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });

const keepShell = async (): Promise<void> => {
  const cache = await caches.open(NAME);
  await cache.addAll(__DOCKET_SHELL__.map(shellRequest));
};

const dropOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
  );
};

const cached = async (request: Request | string): Promise<Response | undefined> =>
  (await caches.open(NAME)).match(request);

/** The server's answer; where it cannot be reached, what is kept of the same kind. */
const serverFirst = async (request: Request, fallback: Request | string): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await cached(fallback);
    if (!answer) throw error;
    return answer;
  }
};

/** Without a server, documents can still be looked at on the home page; the other pages need one. */
const pageInstead = ({ url }: Request): string => (isHome(new URL(url).pathname) ? HOME : OFFLINE_PAGE);

/** The pages that are kept follow what the site calls itself now. */
const keepHome = async (answer: Response): Promise<void> => {
  const cache = await caches.open(NAME);
  const before = await cache.match(HOME);
  if (before?.headers.get('etag') === answer.headers.get('etag')) return;
  await cache.put(HOME, answer);
  await cache.add(shellRequest(OFFLINE_PAGE));
};

/** A page from the server; where that cannot be reached, what can be said without it. */
const answerPage = (event: FetchEvent): void => {
  const { request } = event;
  const isKept = new URL(request.url).pathname === HOME;
  event.respondWith(
    serverFirst(request, pageInstead(request)).then((page) => {
      if (isKept && page.ok && !page.redirected) event.waitUntil(keepHome(page.clone()));
      return page;
    }),
  );
};

const keptFirst = async (request: Request): Promise<Response> => (await cached(request)) ?? fetch(request);

/** A new version waits until no page of the old one is open; pages that need newer files reload themselves. */
scope.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const kind = answerKind(event.request, scope.location.origin);
  if (kind === 'shared') shared.receive(event);
  if (kind === 'sender') shared.judge(event);
  if (kind === 'page') answerPage(event);
  if (kind === 'file') event.respondWith(serverFirst(event.request, event.request));
  if (kind === 'kept') event.respondWith(keptFirst(event.request));
});

scope.addEventListener('message', (event) => {
  if (event.data === 'shared.asked') shared.give(event);
});
