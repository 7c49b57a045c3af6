import type { FetchEvent, PageMessage } from './worker-scope.js';

/** How long the files of another app wait for the page that takes them. */
const WAIT_MS = 60_000;
const SEE_OTHER = 303;

export interface SharedFiles {
  /** Keeps the files of this request in memory and leads on to the home page. */
  readonly receive: (event: FetchEvent) => void;
  /** Gives them to the page that asks, once. */
  readonly give: (message: PageMessage) => void;
}

/** Files that another app shares: in memory until the page asks for them, never stored. */
export const createSharedFiles = (): SharedFiles => {
  let waiting: readonly File[] = [];
  let taken: () => void = () => undefined;

  const untilTaken = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, WAIT_MS);
      taken = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const read = async (request: Request): Promise<Response> => {
    const form = await request.formData();
    waiting = form.getAll('files').filter((value) => value instanceof File);
    return Response.redirect('/?shared', SEE_OTHER);
  };

  const forget = () => {
    waiting = [];
  };

  return {
    receive: (event) => {
      const answer = read(event.request);
      event.respondWith(answer);
      event.waitUntil(answer.then(untilTaken).then(forget));
    },
    give: ({ ports: [port] }) => {
      port?.postMessage(waiting);
      taken();
    },
  };
};
