import { plainNotice, type Notice } from '../notice.js';
import { hasFilesInHand } from './files-in-hand.js';
import { remember, remembered } from './storage.js';

const KEY = 'docket.reloadedAt';
const ONCE_PER_MS = 60_000;
const ASK_AGAIN_MS = 3000;

/** The functions of the browser that a page uses to load a part of itself. */
export interface Surroundings {
  /** Whether the server answers at all. */
  readonly reaches: () => Promise<boolean>;
  /** Ends when it may answer again. */
  readonly waits: () => Promise<unknown>;
  /** @returns whether the page is being loaded anew. */
  readonly reloads: () => boolean;
  readonly tells: (notice: Notice) => void;
  /** Whether there are files on the page, which nobody has anywhere else. */
  readonly hasFiles: () => boolean;
}

const offline = (): Notice =>
  plainNotice('You are offline', 'Your files are still here. This goes on as soon as the network is back.');

const outdated = (): Notice =>
  plainNotice('Docket has been updated', 'Your files are still here. Save what you need, then reload the page.');

const never = new Promise<never>(() => undefined);

/** The errors of scripts that did not come; an error of a script that came is another matter. */
const failedLoads = new WeakSet<object>();

const untilReached = async ({ reaches, waits, tells }: Surroundings): Promise<void> => {
  if (await reaches()) return;
  tells(offline());
  do await waits();
  while (!(await reaches()));
};

/**
 * Loads a part of the page. Without a network it waits for it, and what is on the page stays. A part that the server no
 * longer has, after an update, loads the page anew, but never while there are files on it.
 */
export const loadedIn =
  (surroundings: Surroundings, isLoadError: (error: unknown) => boolean) =>
  async <Part>(load: () => Promise<Part>): Promise<Part> => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await load();
      } catch (error) {
        if (!isLoadError(error)) throw error;
        if (failures > 0 && (await surroundings.reaches())) return leave(surroundings, error);
        await untilReached(surroundings);
      }
    }
  };

const leave = ({ reloads, tells, hasFiles }: Surroundings, error: unknown): Promise<never> => {
  if (hasFiles()) tells(outdated());
  else if (!reloads()) throw error;
  return never;
};

/** A file of the screens, which asks no store; the service worker answers no HEAD. */
const LIGHT = '/robots.txt';
/** A proxy answers so when it finds no server behind it. */
const NOBODY_BEHIND: readonly number[] = [502, 503, 504];

/** Whether the server was last seen to be away, which the browser does not know as long as it has a network. */
let isAway = false;

const reaches = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(LIGHT, { method: 'HEAD', cache: 'no-store' });
    isAway = NOBODY_BEHIND.includes(status);
  } catch {
    isAway = true; // no answer at all; whatever the server answers, it is there
  }
  return !isAway;
};

const waits = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      window.removeEventListener('online', go);
      clearTimeout(asking);
      resolve();
    };
    const asking = setTimeout(go, ASK_AGAIN_MS);
    window.addEventListener('online', go);
  });

/** After an update, an open page may request files that no longer exist; reloads it once to get the new ones. */
const reloads = (): boolean => {
  if (Date.now() - Number(remembered('sessionStorage', KEY) ?? 0) < ONCE_PER_MS) return false;
  remember('sessionStorage', KEY, String(Date.now()));
  location.reload();
  return true;
};

const TOLD = 'docket.page-notice';

const tells = (notice: Notice): void => {
  window.dispatchEvent(new CustomEvent(TOLD, { detail: notice }));
};

/** @returns what ends it. */
export const onPageNotice = (show: (notice: Notice) => void): (() => void) => {
  const listen = (event: Event): void => show((event as CustomEvent<Notice>).detail);
  window.addEventListener(TOLD, listen);
  return () => window.removeEventListener(TOLD, listen);
};

export const loadPart = loadedIn(
  { reaches, waits, reloads, tells, hasFiles: hasFilesInHand },
  (error) => error instanceof Error && failedLoads.has(error),
);

const isOwnPage = ({ origin, target, download, hash, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && target === '' && download === '' && !(hash !== '' && pathname === location.pathname);

/** Offline, or while the server is away, a link would replace the page and its files by the browser's error. */
const stayWithFiles = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if ((navigator.onLine && !isAway) || !link || !isOwnPage(link) || !hasFilesInHand()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  tells(offline());
};

/** Keeps the page, with its files, while there is no network. */
export const keepPageOffline = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => failedLoads.add(payload));
  window.addEventListener('click', stayWithFiles, { capture: true });
};
