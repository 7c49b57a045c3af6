import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../../services/platform/config.js';
import { isOwnOrigin } from '../http/origin.js';
import { tokenOf } from '../sessions/token.js';
import type { Visitors } from '../sessions/visitors.js';
import type { Live } from './live.js';
import { send } from './sockets.js';

const PATH = '/ws';
const PING_INTERVAL_MS = 30_000;
/** Clients have nothing to say. */
const MESSAGE_MAX_BYTES = 1024;
const NO_SESSION = 4401;
const SERVER_STOPS = 1001;
const SERVER_ERROR = 1011;
/** A client that does not answer the goodbye within it is cut off. */
const GOODBYE_MS = 1000;

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const keepAlive = (socket: WebSocket): void => {
  let answered = true;
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_INTERVAL_MS);
  socket.on('pong', () => (answered = true));
  socket.once('close', () => clearInterval(timer));
};

interface SocketParts {
  readonly live: Live;
  readonly visitors: Visitors;
  readonly config: Config;
  readonly log: Logger;
}

/** Serves `/ws` on an HTTP server. @returns closes every socket, telling it that the server stops. */
export const serveSockets = (http: Server, { live, visitors, config, log }: SocketParts): (() => void) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX_BYTES, perMessageDeflate: false });

  const welcome = async (socket: WebSocket, token: string): Promise<void> => {
    keepAlive(socket);
    const { owners } = await visitors.of(token);
    for (const owner of owners) live.sockets.add(owner, socket);
    for (const message of await live.snapshotFor(owners)) send(socket, message);
  };
  const open = (socket: WebSocket, request: IncomingMessage): void => {
    socket.on('error', (error) => log.info({ reason: error.message }, 'socket broke'));
    const token = tokenOf(request);
    if (token === undefined) return socket.close(NO_SESSION, 'no session');
    welcome(socket, token).catch((error: unknown) => {
      log.error({ err: error }, 'no snapshot for a socket');
      socket.close(SERVER_ERROR);
    });
  };

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin } = request.headers;
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) return refuseUpgrade(socket, '404 Not Found');
    if (origin !== undefined && !isOwnOrigin(origin, request, config)) return refuseUpgrade(socket, '403 Forbidden');
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
