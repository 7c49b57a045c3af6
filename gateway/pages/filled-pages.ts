import type { RequestHandler } from 'express';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { OWN_NAME, SITE_NAME_MARK, type Brand } from '../../contracts/brand.js';
import { ORIGIN_PLACEHOLDER } from '../../contracts/routes.js';
import type { Config } from '../../services/platform/settings/config.js';
import { escapeHtml } from '../../services/platform/text/escape-html.js';
import { originOf } from '../http/request-values.js';
import { brandedHtml, brandedManifest } from '../brand/branded.js';

const PAGE_FILE = 'index.html';
const MOVED_STATUS = 308;
/** Written by the build for search engines. */
const CRAWLER_FILES = ['sitemap.xml', 'robots.txt'] as const;
const MANIFEST = 'manifest.webmanifest';
/** Shown by the service worker while there is no server. */
const OFFLINE_PAGE = 'offline.html';

/** `/DE/tools` as `/de/tools`: codes of languages are written in small letters. */
const withSmallCode = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/|$)/i, (code) => code.toLowerCase());

const pathOf = (file: string): string => `/${file.slice(0, -PAGE_FILE.length).replace(/\/$/, '')}`;

/** The built files that name the address of the installation, by the path that each answers. */
const filesToFill = (directory: string): ReadonlyMap<string, string> => {
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file === PAGE_FILE || file.endsWith(`/${PAGE_FILE}`));
  const others = [...CRAWLER_FILES, MANIFEST, OFFLINE_PAGE].filter((file) => existsSync(join(directory, file)));
  return new Map([
    ...pages.map((file) => [pathOf(file), file] as const),
    ...others.map((file) => [`/${file}`, file] as const),
  ]);
};

/** A built file with the address of this installation in place of the placeholder. */
export const filled = async (file: string, origin: string): Promise<string> =>
  (await readFile(file, 'utf8')).replaceAll(ORIGIN_PLACEHOLDER, () => escapeHtml(origin));

/** Tells what the site calls itself and looks like. */
export type TellBrand = () => Promise<Brand>;

/** A built page or file as this site sends it. */
const branded = async (file: string, text: string, brand: TellBrand): Promise<string> => {
  if (file === MANIFEST) return brandedManifest(text, await brand());
  if (file === OFFLINE_PAGE) return brandedHtml(text.replaceAll(OWN_NAME, SITE_NAME_MARK), await brand());
  return file.endsWith('.html') ? brandedHtml(text, await brand()) : text;
};

/** Serves home, the public pages and what search engines ask for; a slash at the end, or a language in capitals, leads to the path as it is written. */
export const serveFilled = (directory: string, config: Config, brand: TellBrand): RequestHandler => {
  const files = filesToFill(directory);
  return (request, response, next) => {
    const plain = withSmallCode(request.path.replace(/(?<=.)\/+$/, ''));
    const file = files.get(plain);
    if (file === undefined) {
      next();
      return;
    }
    if (plain !== request.path) {
      response.redirect(MOVED_STATUS, plain + request.url.slice(request.path.length));
      return;
    }
    response.set('Cache-Control', 'no-cache').type(extname(file));
    filled(join(directory, file), originOf(request, config))
      .then((text) => branded(file, text, brand))
      .then((text) => response.send(text), next);
  };
};
