import type { Request, RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import { withLogFacts, type LogFacts } from '../../services/platform/telemetry/log-facts.js';
import type { Telemetry } from '../../services/platform/telemetry/telemetry.js';

const MS_PER_SECOND = 1000;
const STATUSES_PER_CLASS = 100;

/** The pattern that the path was found by, such as `/api/share/:hash`; of the rest only what kind of thing it was. */
const routeOf = ({ route, baseUrl, originalUrl }: Request): string => {
  const { path } = (route ?? {}) as { readonly path?: unknown };
  if (typeof path === 'string') return `${baseUrl}${path}`;
  if (/^\/api(\/|\?|$)/.test(originalUrl)) return 'no route';
  return originalUrl.startsWith('/assets/') ? 'asset' : 'page';
};

const methodOf = ({ method }: Request): string => (METHODS.includes(method) ? method : 'other');

/** Gives each request an id, which all lines of the log about it have, and notes how it was answered and how fast. */
export const watchRequests =
  ({ metrics, tracing }: Telemetry): RequestHandler =>
  (request, response, next) => {
    const facts: LogFacts = { requestId: randomUUID() };
    const from = new Date();
    const begun = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - begun) / MS_PER_SECOND;
      const route = routeOf(request);
      const method = methodOf(request);
      const status = response.writableFinished
        ? `${Math.floor(response.statusCode / STATUSES_PER_CLASS)}xx`
        : 'aborted';
      metrics.observe('docket_http_request_duration_seconds', { route, method, status }, seconds);
      const { conversionId } = facts;
      if (conversionId === undefined) return;
      tracing.record({
        conversionId,
        name: `${method} ${route}`,
        kind: 'server',
        from,
        to: new Date(),
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'docket.request_id': facts.requestId ?? '',
          'http.response.status_code': response.statusCode,
        },
      });
    });
    withLogFacts(facts, next);
  };
