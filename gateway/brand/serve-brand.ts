import type { RequestHandler, Response } from 'express';
import { BRAND_PATH, type Brand } from '../../contracts/brand.js';
import { BlobMissing, type Blobs } from '../../services/platform/blobs/blobs.js';
import type { KnownBrand, KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { sendTo } from '../ports/send-to.js';
import { brandStyles } from './brand-looks.js';

const NOT_FOUND_STATUS = 404;
const FOREVER = 'public, max-age=31536000, immutable';

interface Found {
  readonly type: 'text/css' | 'image/png';
  /** The text, or where the bytes are. */
  readonly css?: string;
  readonly blob?: string;
}

const foundIn = (path: string, brand: Brand): Found | undefined => {
  const styles = brandStyles(brand);
  if (styles?.path === path) return { type: 'text/css', css: styles.css };
  const { logo } = brand;
  if (logo === null) return undefined;
  const picture = [logo, logo.icon].find(({ sha256 }) => path === `${BRAND_PATH}${sha256}.png`);
  return picture && { type: 'image/png', blob: picture.blob };
};

const foundInEither = (path: string, { brand, before }: KnownBrand): Found | undefined =>
  foundIn(path, brand) ?? foundIn(path, before);

/** @throws BlobMissing */
const send = async (response: Response, blobs: Blobs, { type, css, blob }: Found): Promise<void> => {
  const source = blob === undefined ? undefined : await blobs.read(blob);
  response.set({
    'Cache-Control': FOREVER,
    'Cross-Origin-Resource-Policy': 'cross-origin', // the sandboxed page of a link has no origin
  });
  response.type(type);
  if (source) await sendTo(response, source);
  else response.send(css);
};

/**
 * Serves the logo and the styles of the site under addresses that name their contents. A process that does not know an
 * address asks the log: another one may have served a page of a brand that was saved a moment ago.
 */
export const serveBrand =
  (rules: KnownSiteRules, blobs: Blobs): RequestHandler =>
  (request, response, next) => {
    const { path, method } = request;
    if (!path.startsWith(BRAND_PATH) || (method !== 'GET' && method !== 'HEAD')) {
      next();
      return;
    }
    const serve = async (): Promise<void> => {
      const isName = /^[\da-f]{32,64}\.(css|png)$/.test(path.slice(BRAND_PATH.length));
      const file =
        isName && (foundInEither(path, await rules.brand()) ?? foundInEither(path, await rules.freshBrand()));
      if (file) await send(response, blobs, file);
      else notFound(response);
    };
    serve().catch((error: unknown) => {
      if (error instanceof BlobMissing) notFound(response);
      else next(error);
    });
  };

const notFound = (response: Response): void => {
  response.status(NOT_FOUND_STATUS).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
};
