import { WebSocket } from 'ws';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import type { Owner } from '../../contracts/owner.js';

/** Bytes that a slow client may leave unread before it misses progress, and before its socket is closed. */
const SKIP_PROGRESS_ABOVE_BYTES = 64 * 1024;
const CLOSE_ABOVE_BYTES = 1024 * 1024;

/** The open sockets, by whose they are. */
export class Sockets {
  private readonly byOwner = new Map<Owner, Set<WebSocket>>();

  add(owner: Owner, socket: WebSocket): void {
    const mine = this.byOwner.get(owner) ?? new Set();
    this.byOwner.set(owner, mine.add(socket));
    socket.once('close', () => {
      mine.delete(socket);
      if (mine.size === 0 && this.byOwner.get(owner) === mine) this.byOwner.delete(owner);
    });
  }

  tell(owner: Owner, message: ProgressMessage): void {
    for (const socket of this.byOwner.get(owner) ?? []) send(socket, message);
  }
}

/** Progress is only worth its moment, so a slow client goes without; how a conversion ended always goes out. */
export const send = (socket: WebSocket, message: ProgressMessage): void => {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > CLOSE_ABOVE_BYTES) socket.terminate();
  else if (message.status !== 'processing' || socket.bufferedAmount <= SKIP_PROGRESS_ABOVE_BYTES) {
    socket.send(JSON.stringify(message));
  }
};
