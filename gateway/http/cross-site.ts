import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';
import { isOwnOrigin } from './request-values.js';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/** Whether it is sent by a page of another site, as browsers tell; programs send neither header. */
export const isFromElsewhere = (request: IncomingMessage, config: Config): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return !isOwnOrigin(origin, request, config);
  return typeof site === 'string' && !OWN_SITES.includes(site);
};

/** Whether the browser says that no page of another site had it sent. A program that says nothing is not believed. */
export const isSentByBrowser = ({ headers }: IncomingMessage): boolean => {
  const site = headers['sec-fetch-site'];
  return typeof site === 'string' && OWN_SITES.includes(site);
};

/** Turns away calls that change something and come from a page of another site. */
export const refuseCrossSite =
  (config: Config): RequestHandler =>
  (request, _response, next) => {
    const isSafe = SAFE_METHODS.includes(request.method);
    next(isSafe || !isFromElsewhere(request, config) ? undefined : new Refusal('request.cross-site'));
  };
