import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, urlencoded, type RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import 'reflect-metadata';
import { serveDocs } from './docs/docs.js';
import { GatewayModule } from './gateway-module.js';
import { addressBehind, type TrustedProxy } from './http/address.js';
import { BODY_TIME_MS, limitBodyTime } from './http/body-time.js';
import { CONNECTIONS_MAX, limitConnections } from './http/connection-limits.js';
import { forbidCaching } from './http/caches.js';
import { refuseCrossSite } from './http/cross-site.js';
import { nestLogger } from './http/nest-log.js';
import { logRequests } from './http/request-log.js';
import { refuseOtherHosts } from './http/served-hosts.js';
import { securityHeaders } from './http/security-headers.js';
import { watchRequests } from './http/watch-requests.js';
import { openDoor, type Door } from './http/shutdown.js';
import { OpenedFrames } from './sessions/opened-frames.js';
import { ApiKeys } from './sessions/api-keys.js';
import { serveMcp } from './mcp/serve-mcp.js';
import { GuardedSockets } from './live/guarded-sockets.js';
import { servePages, type PreloadView } from './pages/prerendered-pages.js';
import { answerShareTarget } from './pages/share-target.js';
import { SITE_RULES, type GatewayParts } from './ports/gateway-ports.js';
import { SeenSessions } from './sessions/seen-sessions.js';
import { giveSession } from './sessions/session.js';
import { serveBrand } from './brand/serve-brand.js';
import { PreloadedViews } from './shares/preloaded-views.js';
import { Visitors } from './sessions/visitor-sessions.js';
import { noTelemetry } from '../services/platform/telemetry/telemetry.js';
import type { KnownSiteRules } from '../services/platform/site/site-rules.js';
import { version } from '../services/platform/settings/version.js';

/** The longest upload: 500 MB at 3 Mbit/s. */
const REQUEST_TIMEOUT_MS = 30 * 60 * 1000;
const SILENCE_MS = 60_000;
/** The largest body of a call that carries no file. */
const BODY_MAX = '16kb';
/** A recipient may sign with a drawing, which is sent along. */
const SIGN_BODY_MAX = '320kb';
/** The picture of a signature in Base64. */
const SIGNATURE_BODY_MAX = '280kb';
/** The logo of the site in Base64. */
const LOGO_BODY_MAX = '352kb';
/** Sixty thousand characters of steps, of which each may take several bytes. */
const WORKFLOW_BODY_MAX = '256kb';

export interface Gateway {
  /** Starts serving at HOST and PORT of the configuration; port 0 takes any free one. */
  listen(): Promise<AddressInfo>;
  /** Serves on, but lets go of each connection with its next answer. */
  drain(): void;
  /** Stops listening, lets running requests finish and tells every socket. The ports stay open. */
  close(): Promise<void>;
}

/** Puts the HTTP calls, `/ws` and the screens before the given ports. */
export const createGateway = async (parts: GatewayParts): Promise<Gateway> => {
  const { config, log, silenceMs = SILENCE_MS, connectionsMax = CONNECTIONS_MAX } = parts;
  const door = openDoor();
  const options: NestApplicationOptions = {
    bodyParser: false,
    abortOnError: false,
    logger: nestLogger(log),
  };

  const app = await NestFactory.create<NestExpressApplication>(GatewayModule.with(parts), options);
  putBefore(app, parts, door);
  const sockets = socketsOf(app, parts);
  app.useWebSocketAdapter(sockets);
  await app.init();

  const server = app.getHttpServer();
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.setTimeout(silenceMs);
  limitConnections(server, connectionsMax, trustedOf(app));

  return {
    listen: async () => {
      await app.listen(config.PORT, config.HOST);
      return server.address() as AddressInfo;
    },
    drain: () => door.drain(),
    close: async () => {
      sockets.sayGoodbye();
      await door.close(server);
      await app.close();
    },
  };
};

/** Whoever asks how it is gets an answer while the log is away, too. */
const exceptForHealth =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (/^\/health\/?$/i.test(request.path)) next();
    else handler(request, response, next);
  };

const WITH_SHORT_BODIES: string[] = [
  '/api/conversions',
  '/api/share',
  '/api/signature-requests',
  '/api/admin/erasures',
  '/api/admin/members',
  '/api/account/keys',
  '/api/account/signing-links',
  '/api/embed-tokens',
  '/api/web-pages',
  '/api/account/webhooks',
];

const bodiesUpTo = (limit: string): readonly RequestHandler[] => [
  json({ limit }),
  urlencoded({ limit, extended: false }),
];

/** Handlers that each request goes through before its route is looked for. */
const putBefore = (app: NestExpressApplication, parts: GatewayParts, door: Door): void => {
  const { config, log, uiDirectory, telemetry = noTelemetry, bodyTimeMs = BODY_TIME_MS } = parts;
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(
    watchRequests(telemetry),
    logRequests(log),
    securityHeaders,
    door.guard,
    refuseOtherHosts(config),
    refuseCrossSite(config),
    limitBodyTime(bodyTimeMs),
  );
  app.use(WITH_SHORT_BODIES, ...bodiesUpTo(BODY_MAX));
  app.use('/api/admin/site', ...bodiesUpTo(LOGO_BODY_MAX));
  app.use('/api/account/signatures', ...bodiesUpTo(SIGNATURE_BODY_MAX));
  app.use('/api/workflows', ...bodiesUpTo(WORKFLOW_BODY_MAX));
  app.use('/sign', forbidCaching, ...bodiesUpTo(SIGN_BODY_MAX));
  app.use('/embed', forbidCaching, ...bodiesUpTo(BODY_MAX));
  const callers = { visitors: app.get(Visitors), seen: app.get(SeenSessions), keys: app.get(ApiKeys) };
  const frames = app.get(OpenedFrames);
  app.use('/api', forbidCaching, exceptForHealth(giveSession(config, { ...callers, frames })));
  serveMcp(app, giveSession(config, callers), log);
  const preloaded = app.get(PreloadedViews);
  app.use(answerShareTarget);
  const rules = app.get<KnownSiteRules>(SITE_RULES);
  app.use(serveBrand(rules, parts.blobs));
  const tellAhead: PreloadView = (hash, request) => preloaded.of(hash, request);
  app.use(servePages({ directory: uiDirectory, config, tellAhead, brand: async () => (await rules.brand()).brand }));
  serveDocs(app, version);
};

const trustedOf = (app: NestExpressApplication): TrustedProxy =>
  app.getHttpAdapter().getInstance().get('trust proxy fn') as TrustedProxy;

const socketsOf = (app: NestExpressApplication, { config, telemetry }: GatewayParts): GuardedSockets => {
  const isTrusted = trustedOf(app);
  return new GuardedSockets(app, {
    config,
    metrics: telemetry?.metrics,
    addressOf: (request: IncomingMessage) => addressBehind(request, isTrusted),
  });
};
