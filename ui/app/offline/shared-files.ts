import type { FetchEvent, PageMessage } from './worker-scope.js';
import { SHARE_PATH } from './answer-kind.js';

/** How long the files of another app wait for the page that takes them. */
const WAIT_MS = 60_000;
const SEE_OTHER = 303;
/** Statuses of what stands before a server that is down. */
const UNREACHED_FROM = 500;

export interface SharedFiles {
  /** Keeps the files of this request in memory until it is known who sent them. */
  readonly receive: (event: FetchEvent) => void;
  /** Asks the server who sent them, and leads on to the home page: with the files, or with the news that there are none. */
  readonly judge: (event: FetchEvent) => void;
  /** Gives them to the page that asks, once. */
  readonly give: (message: PageMessage) => void;
}

/** Waits for the page that takes what there is, and not for ever. */
const createPatience = () => {
  let end: () => void = () => undefined;
  return {
    taken: () => end(),
    untilTaken: (): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, WAIT_MS);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};

const filesIn = async (request: Request): Promise<readonly File[]> =>
  (await request.formData()).getAll('files').filter((value) => value instanceof File);

type Sender = 'app' | 'site' | 'unchecked';

/** Null for a page of another site; unchecked where the server cannot be asked. */
const senderOf = async (request: Request): Promise<Sender | null> => {
  const answer = await fetch(request).catch(() => undefined);
  if (answer === undefined || answer.status >= UNREACHED_FROM) return 'unchecked';
  if (!answer.ok) return null;
  return answer.headers.get('x-docket-sender') === 'app' ? 'app' : 'site';
};

/**
 * Files that another app shares: in memory until the page asks for them, never stored. Only the server is told by the
 * browser whether a page of another site has sent them, so the browser is led there, and its files stay here meanwhile.
 * Where the server cannot be asked, nothing that the browser asks later tells it either, so the page asks the person.
 */
export const createSharedFiles = (): SharedFiles => {
  const unknown = new Map<string, readonly File[]>();
  let waiting: readonly File[] = [];
  const patience = createPatience();

  const read = async (request: Request, name: string): Promise<Response> => {
    unknown.set(name, await filesIn(request));
    return Response.redirect(`${SHARE_PATH}?${name}`, SEE_OTHER);
  };

  const asked = async (request: Request): Promise<Response> => {
    const name = new URL(request.url).search.slice(1);
    const files = unknown.get(name) ?? [];
    unknown.delete(name);
    const sender = await senderOf(request);
    if (sender === null) return Response.redirect('/?not-shared', SEE_OTHER);
    waiting = files;
    return Response.redirect(`/?shared=${sender}`, SEE_OTHER);
  };

  return {
    receive: (event) => {
      const name = crypto.randomUUID();
      const answer = read(event.request, name);
      event.respondWith(answer);
      const forget = () => {
        unknown.delete(name);
        waiting = [];
      };
      event.waitUntil(answer.then(patience.untilTaken).then(forget));
    },
    judge: (event) => event.respondWith(asked(event.request)),
    give: ({ ports: [port] }) => {
      port?.postMessage(waiting);
      patience.taken();
    },
  };
};
