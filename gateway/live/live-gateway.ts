import { Inject } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection } from '@nestjs/websockets';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG, LOG } from '../ports/gateway-ports.js';
import { openCounts } from '../http/connection-limits.js';
import { digestOf, tokenOf } from '../sessions/token.js';
import { Visitors, concerns } from '../sessions/visitor-sessions.js';
import { Live } from './live.js';
import { CLOSE_CODES } from './socket-codes.js';
import { send } from './sockets.js';
import type { Owner } from '../../contracts/owner.js';

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

const PING_INTERVAL_MS = 30_000;

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

interface Watched {
  readonly token: string;
  /** The owner of the session now. */
  readonly owner: Owner;
  /** Called when the session has become another's or nobody's. */
  readonly over: () => void;
  readonly failed: (error: unknown) => void;
}

/** Looks whether a session still is what it was: whenever something changes about it, and when asked to. */
const watchSession = (visitors: Visitors, { token, owner, over, failed }: Watched) => {
  const session = { digest: digestOf(token), owner };
  const look = async (): Promise<void> => {
    const now = await visitors.of(token);
    if (now.owner !== owner || now.overSince !== undefined) over();
  };
  const check = (): void => {
    look().catch(failed);
  };
  const stop = visitors.watch((change) => {
    if (concerns(change, session)) check();
  });
  return { check, stop };
};
