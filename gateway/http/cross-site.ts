import type { RequestHandler } from 'express';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/config.js';
import { isOwnOrigin } from './origin.js';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/** Turns away calls that change something and come from a page of another site; programs send neither header. */
export const refuseCrossSite =
  (config: Config): RequestHandler =>
  (request, _response, next) => {
    const { origin, 'sec-fetch-site': site = 'none' } = request.headers;
    const safe = SAFE_METHODS.includes(request.method);
    const own = origin === undefined ? OWN_SITES.includes(site) : isOwnOrigin(origin, request, config);
    next(safe || own ? undefined : new Refusal('request.cross-site'));
  };
