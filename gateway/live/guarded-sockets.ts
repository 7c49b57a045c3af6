import { AbstractWsAdapter } from '@nestjs/websockets';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { refusals } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { Metrics } from '../../services/platform/metrics/metrics.js';
import { isFromElsewhere } from '../http/cross-site.js';
import { networkOf } from '../http/request-values.js';
import { openCounts } from '../http/connection-limits.js';
import { refusalOfHost } from '../http/served-hosts.js';
import { isWebSocket, serveWithoutUpgrade } from '../http/upgrades.js';
import { CLOSE_CODES } from './socket-codes.js';

/** Clients have nothing to say. */
const MESSAGE_MAX_BYTES = 1024;
const OF_ADDRESS_MAX = 100;
/** A client that does not answer the goodbye within it is cut off. */
const GOODBYE_MS = 1000;

interface SocketGuards {
  readonly config: Config;
  readonly metrics?: Metrics | undefined;
  /** The address that a request comes from, by what trusted proxies say. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
}

interface SocketPath {
  readonly path?: string;
}

/**
 * Gives the HTTP server's upgrades to the gateways of Nest, once they have passed what other requests pass: the host,
 * the path, the site that they come from, and how many sockets their network has.
 */
export class GuardedSockets extends AbstractWsAdapter {
  private readonly servers = new Set<WebSocketServer>();
  private readonly ofAddress = openCounts(OF_ADDRESS_MAX);

  constructor(
    app: NestExpressApplication,
    private readonly guards: SocketGuards,
  ) {
    super(app);
  }

  create(_port: number, { path = '/' }: SocketPath = {}): WebSocketServer {
    const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX_BYTES, perMessageDeflate: false });
    this.servers.add(server);
    this.guards.metrics?.gauge('docket_sockets_open', () => [{ labels: {}, value: server.clients.size }]);
    const http = this.httpServer as Server;
    Object.assign(http, { shouldUpgradeCallback: isWebSocket }); // Node 24.9 and later serve other offers by themselves
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      if (!isWebSocket(request)) return serveWithoutUpgrade(http, request, { socket, head });
      const refused = this.refusalOf(request, path);
      if (refused !== undefined) return refuseUpgrade(socket, refused);
      const leave = this.ofAddress.take(networkOf(this.guards.addressOf(request)));
      if (!leave) return refuseUpgrade(socket, '429 Too Many Requests');
      socket.once('close', leave);
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
    });
    return server;
  }

  /** No message of a client means anything. */
  bindMessageHandlers(): void {
    return undefined;
  }

  /** Tells every client that the server stops. */
  sayGoodbye(): void {
    for (const server of this.servers) {
      for (const socket of server.clients) socket.close(CLOSE_CODES.serverStops, 'server stops');
      server.close();
      setTimeout(() => {
        for (const socket of server.clients) socket.terminate();
      }, GOODBYE_MS).unref();
    }
  }

  /** The rest of the connection ends by itself after the goodbye. */
  override close(): Promise<void> {
    this.sayGoodbye();
    return Promise.resolve();
  }

  private refusalOf(request: IncomingMessage, path: string): string | undefined {
    const { config } = this.guards;
    const wrongHost = refusalOfHost(request, config);
    if (wrongHost) return `${refusals[wrongHost.code].status} ${wrongHost.code}`;
    if (request.url?.split('?')[0] !== path) return '404 Not Found';
    return isFromElsewhere(request, config) ? '403 Forbidden' : undefined;
  }
}

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
