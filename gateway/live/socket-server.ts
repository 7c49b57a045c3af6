import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { refusals } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/config.js';
import type { Metrics } from '../../services/platform/metrics/metrics.js';
import { isFromElsewhere } from '../http/cross-site.js';
import { networkOf } from '../http/network.js';
import { openCounts } from '../http/open-counts.js';
import { refusalOfHost } from '../http/served-hosts.js';
import { isWebSocket, serveWithoutUpgrade } from '../http/upgrades.js';
import { digestOf, tokenOf } from '../sessions/token.js';
import type { Visitors } from '../sessions/visitor-sessions.js';
import type { Live } from './live.js';
import { watchSession } from './session-watch.js';
import { send } from './sockets.js';

const PATH = '/ws';
const PING_INTERVAL_MS = 30_000;
/** Clients have nothing to say. */
const MESSAGE_MAX_BYTES = 1024;
const NO_SESSION = 4401;
const SERVER_STOPS = 1001;
const SERVER_ERROR = 1011;
/** Policy violation (RFC 6455, 7.4.1). */
const TOO_MANY = 1008;
const OF_SESSION_MAX = 20;
const OF_ADDRESS_MAX = 100;
/** A client that does not answer the goodbye within it is cut off. */
const GOODBYE_MS = 1000;

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** @param check  whether the session still is what it was: its time runs out without anything happening. */
const keepAlive = (socket: WebSocket, check: () => void): void => {
  let answered = true;
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
    check();
  }, PING_INTERVAL_MS);
  socket.on('pong', () => (answered = true));
  socket.once('close', () => clearInterval(timer));
};

const sayOver = (socket: WebSocket): void => {
  socket.close(NO_SESSION, 'the session is over');
};

interface SocketParts {
  readonly live: Live;
  readonly visitors: Visitors;
  readonly config: Config;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  /** Where a request comes from, as told by trusted proxies. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
}

const openSocket = ({ live, visitors, config, log }: SocketParts) => {
  const ofSession = openCounts(OF_SESSION_MAX);

  const fail = (socket: WebSocket, error: unknown): void => {
    log.error({ err: error }, 'a socket could not be served');
    socket.close(SERVER_ERROR);
  };
  const welcome = async (socket: WebSocket, token: string): Promise<void> => {
    const { owner, owners, overSince } = await visitors.of(token);
    if (overSince !== undefined) {
      sayOver(socket);
      return;
    }
    if (socket.readyState !== socket.OPEN) return;
    const failed = (error: unknown) => fail(socket, error);
    const { check, stop } = watchSession(visitors, { token, owner, over: () => sayOver(socket), failed });
    keepAlive(socket, check);
    socket.once('close', stop);
    for (const owner of owners) live.sockets.add(owner, socket);
    for (const message of await live.snapshotFor(owners)) send(socket, message);
  };

  return (socket: WebSocket, request: IncomingMessage): void => {
    socket.on('error', (error) => log.info({ reason: error.message }, 'socket broke'));
    const token = tokenOf(request, config);
    if (token === undefined) return socket.close(NO_SESSION, 'no session');
    const leave = ofSession.take(digestOf(token));
    if (!leave) return socket.close(TOO_MANY, 'too many sockets');
    socket.once('close', leave);
    welcome(socket, token).catch((error: unknown) => fail(socket, error));
  };
};

/** Serves `/ws` on an HTTP server. @returns closes every socket, telling it that the server stops. */
export const serveSockets = (http: Server, parts: SocketParts): (() => void) => {
  const { config, addressOf } = parts;
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX_BYTES, perMessageDeflate: false });
  const ofAddress = openCounts(OF_ADDRESS_MAX);
  const open = openSocket(parts);
  parts.metrics?.gauge('docket_sockets_open', () => [{ labels: {}, value: server.clients.size }]);

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isWebSocket(request)) return serveWithoutUpgrade(http, request, { socket, head });
    const wrongHost = refusalOfHost(request, config);
    if (wrongHost) return refuseUpgrade(socket, `${refusals[wrongHost.code].status} ${wrongHost.code}`);
    if (request.url?.split('?')[0] !== PATH) return refuseUpgrade(socket, '404 Not Found');
    if (isFromElsewhere(request, config)) return refuseUpgrade(socket, '403 Forbidden');
    const leave = ofAddress.take(networkOf(addressOf(request)));
    if (!leave) return refuseUpgrade(socket, '429 Too Many Requests');
    socket.once('close', leave);
    server.handleUpgrade(request, socket, head, open);
  });

  return () => {
    for (const socket of server.clients) socket.close(SERVER_STOPS, 'server stops');
    server.close();
    setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, GOODBYE_MS).unref();
  };
};
