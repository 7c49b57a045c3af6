import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { shareHash, type ViewAnswer } from '../../contracts/api/shared-document.js';
import { begunPageOf, begunPages, isPageRoute, isPrivatePath } from '../../contracts/routes.js';
import type { Config } from '../../services/platform/settings/config.js';
import { originOf } from '../http/request-values.js';
import { brandedHtml } from '../brand/branded.js';
import { filled, serveFilled, type TellBrand } from './filled-pages.js';
import { linkPageHtml, sharedPageHtml } from './shared-page-html.js';

const READING_METHODS: readonly string[] = ['GET', 'HEAD'];
const PAGE_FILE = 'index.html';
const HASHED_ASSETS_PATH = '/assets/';
const OK_STATUS = 200;
const NOT_FOUND_STATUS = 404;

const isAsset = (path: string): boolean => path.startsWith(HASHED_ASSETS_PATH) || /\.[^/]+$/.test(path);

/** A file of the built screens, with its hash in its name when it lies under `assets/`. */
const files = (directory: string): RequestHandler =>
  sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const hashed = path.startsWith(HASHED_ASSETS_PATH);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

/** The hash in the address of a share link, also one that was cut; undefined for every other page. */
const sharedIn = (path: string): string | undefined => /^\/s\/([\w-]+)\/?$/.exec(path)?.[1];

/** The built file for a path that has no page of its own; home's, where the build knows nothing better. */
const fileFor = (path: string): string => {
  if (!isPageRoute(path)) return begunPages.notFound;
  return begunPageOf(path) ?? PAGE_FILE;
};

const builtIn = (directory: string, file: string): string => {
  const path = join(directory, file);
  return existsSync(path) ? path : join(directory, PAGE_FILE);
};

/** Tells what the page of a link can say of its file before any script has run, if anything. */
export type PreloadView = (hash: string, request: Request) => Promise<ViewAnswer | undefined>;

export interface ServedPages {
  readonly directory: string;
  readonly config: Config;
  readonly tellAhead: PreloadView;
  readonly brand: TellBrand;
}

/** The page of a link; with what is known of its file only for who asks, and only now. */
const sendLinkPage = async (
  { directory, config, tellAhead, brand }: ServedPages,
  hash: string,
  response: Response,
): Promise<void> => {
  const { req: request } = response;
  const whole = join(directory, begunPages.shared);
  const isHash = shareHash.safeParse(hash).success;
  const view = isHash && existsSync(whole) ? await tellAhead(hash, request) : undefined;
  const origin = originOf(request, config);
  const page = view
    ? sharedPageHtml(await filled(whole, origin), view)
    : linkPageHtml(await filled(builtIn(directory, begunPages.share), origin), hash);
  if (view) response.set('Cache-Control', 'private, no-store');
  response.type('html').send(brandedHtml(page, await brand()));
};

const fallback =
  (served: ServedPages): RequestHandler =>
  (request, response, next) => {
    const { directory, config, brand } = served;
    if (isAsset(request.path)) {
      response.status(NOT_FOUND_STATUS).type('text/plain').send('Not found\n');
      return;
    }
    response.status(isPageRoute(request.path) ? OK_STATUS : NOT_FOUND_STATUS).set('Cache-Control', 'no-cache');
    if (isPrivatePath(request.path)) response.set('X-Robots-Tag', 'noindex');
    const hash = sharedIn(request.path);
    if (hash !== undefined) {
      sendLinkPage(served, hash, response).catch(next);
      return;
    }
    const send = async (): Promise<void> => {
      const page = await filled(builtIn(directory, fileFor(request.path)), originOf(request, config));
      response.type('html').send(brandedHtml(page, await brand()));
    };
    send().catch(next);
  };

const PERMANENT = 308;

/** English pages stand at the root; what other languages have under their code, such as `/de/pricing`, leads there. */
const ENGLISH = /^\/en(?=\/|$)/;

/** Whether the build has written a page for this path; no dot leads out of the folder. */
const isBuilt = (directory: string, path: string): boolean =>
  /^\/[\w/-]*$/.test(path) && existsSync(join(directory, path, PAGE_FILE));

/** Where an address with the code of English leads to; undefined for every other, and where no page is. */
const withoutEnglish = (directory: string, { path, url }: Request): string | undefined => {
  if (!ENGLISH.test(path)) return undefined;
  const page = `/${path.replace(ENGLISH, '').replace(/^\/+/, '')}`; // one slash, or it would name another host
  const query = url.indexOf('?');
  if (!isPageRoute(page) && !isBuilt(directory, page)) return undefined;
  return page + (query < 0 ? '' : url.slice(query));
};

/** Paths that controllers answer. */
const NO_PAGES = /^\/((api|ws|sign|embed)(\/|$)|embed\.js$)/;

/** Serves the screens: built files as they are, the page of its screen for every other path, with 404 where they know none. */
export const servePages = (served: ServedPages): RequestHandler => {
  const { directory, config, brand } = served;
  if (!existsSync(join(directory, PAGE_FILE))) return (_request, _response, next) => next();
  const compress = compression();
  const servePublic = serveFilled(directory, config, brand);
  const serveFile = files(directory);
  const servePage = fallback(served);
  return (request, response, next) => {
    const isPage = READING_METHODS.includes(request.method) && !NO_PAGES.test(request.path);
    const moved = isPage ? withoutEnglish(directory, request) : undefined;
    if (!isPage) next();
    else if (moved !== undefined) response.redirect(PERMANENT, moved);
    else {
      compress(request, response, () =>
        servePublic(request, response, () => serveFile(request, response, () => servePage(request, response, next))),
      );
    }
  };
};
