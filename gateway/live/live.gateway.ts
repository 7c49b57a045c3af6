import { Inject } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection } from '@nestjs/websockets';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG, LOG } from '../gateway-ports.js';
import { openCounts } from '../http/open-counts.js';
import { digestOf, tokenOf } from '../sessions/token.js';
import { Visitors } from '../sessions/visitor-sessions.js';
import { keepAlive } from './keep-alive.js';
import { Live } from './live.js';
import { watchSession } from './session-watch.js';
import { CLOSE_CODES } from './socket-codes.js';
import { send } from './sockets.js';

const OF_SESSION_MAX = 20;

/** `/ws`: tells each visitor how their own conversions go on. Clients have nothing to say. */
@WebSocketGateway({ path: '/ws' })
export class LiveGateway implements OnGatewayConnection<WebSocket> {
  private readonly ofSession = openCounts(OF_SESSION_MAX);

  constructor(
    @Inject(Live) private readonly live: Live,
    @Inject(Visitors) private readonly visitors: Visitors,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  handleConnection(socket: WebSocket, request: IncomingMessage): void {
    socket.on('error', (error) => this.log.info({ reason: error.message }, 'socket broke'));
    const token = tokenOf(request, this.config);
    if (token === undefined) return socket.close(CLOSE_CODES.noSession, 'no session');
    const leave = this.ofSession.take(digestOf(token));
    if (!leave) return socket.close(CLOSE_CODES.tooMany, 'too many sockets');
    socket.once('close', leave);
    this.welcome(socket, token).catch((error: unknown) => this.fail(socket, error));
  }

  private async welcome(socket: WebSocket, token: string): Promise<void> {
    const { owner, owners, overSince } = await this.visitors.of(token);
    const over = (): void => socket.close(CLOSE_CODES.noSession, 'the session is over');
    if (overSince !== undefined) {
      over();
      return;
    }
    if (socket.readyState !== socket.OPEN) return;
    const failed = (error: unknown) => this.fail(socket, error);
    const { check, stop } = watchSession(this.visitors, { token, owner, over, failed });
    keepAlive(socket, check);
    socket.once('close', stop);
    for (const owner of owners) this.live.sockets.add(owner, socket);
    for (const message of await this.live.snapshotFor(owners)) send(socket, message);
  }

  private fail(socket: WebSocket, error: unknown): void {
    this.log.error({ err: error }, 'a socket could not be served');
    socket.close(CLOSE_CODES.serverError);
  }
}
