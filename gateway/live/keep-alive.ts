import type { WebSocket } from 'ws';

const PING_INTERVAL_MS = 30_000;

/** @param check  whether the session still is what it was: its time runs out without anything happening. */
export const keepAlive = (socket: WebSocket, check: () => void): void => {
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
