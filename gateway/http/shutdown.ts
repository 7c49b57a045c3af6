import type { RequestHandler } from 'express';
import type { Server } from 'node:http';
import { Refusal } from '../../contracts/errors.js';

const GRACE_MS = 10_000;
const IDLE_CHECK_MS = 50;

export interface Door {
  /** Turns away what comes in over a connection kept open from before the shutdown. */
  readonly guard: RequestHandler;
  /** Serves on, but each answer ends its connection, so that the next one comes to another gateway. */
  drain(): void;
  /** Takes no new connections, lets running requests finish for GRACE_MS, then cuts them off. */
  close(server: Server): Promise<void>;
}

export const openDoor = (): Door => {
  let leaving = false;
  let closing = false;
  return {
    guard: (_request, response, next) => {
      if (leaving) response.setHeader('Connection', 'close');
      next(closing ? new Refusal('server.stopping') : undefined);
    },
    drain: () => (leaving = true),
    close: async (server) => {
      leaving = true;
      closing = true;
      if (!server.listening) return;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
};
