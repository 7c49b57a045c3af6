import { jest } from '@jest/globals';
import { WebSocket } from 'ws';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import { send } from './sockets.js';

const socketWith = (bufferedAmount: number, readyState: number = WebSocket.OPEN) => {
  const socket = { bufferedAmount, readyState, send: jest.fn(), terminate: jest.fn() };
  return { socket, tell: (message: ProgressMessage) => send(socket as unknown as WebSocket, message) };
};
const progress: ProgressMessage = { type: 'conversion_progress', conversionId: 'c', progress: 1, status: 'processing' };
const end: ProgressMessage = { ...progress, status: 'completed' };

describe('a slow client', () => {
  test('misses progress once it leaves more than 64 KB unread, but never the end', () => {
    const { socket, tell } = socketWith(64 * 1024 + 1);
    tell(progress);
    expect(socket.send).not.toHaveBeenCalled();
    tell(end);
    expect(socket.send).toHaveBeenCalledWith(JSON.stringify(end));
  });

  test('receives progress with exactly 64 KB unread', () => {
    const { socket, tell } = socketWith(64 * 1024);
    tell(progress);
    expect(socket.send).toHaveBeenCalledTimes(1);
  });

  test('is let go once it leaves more than 1 MB unread', () => {
    const { socket, tell } = socketWith(1024 * 1024 + 1);
    tell(end);
    expect(socket.send).not.toHaveBeenCalled();
    expect(socket.terminate).toHaveBeenCalledTimes(1);
  });

  test('that is leaving is told nothing', () => {
    const { socket, tell } = socketWith(0, WebSocket.CLOSING);
    tell(end);
    expect(socket.send).not.toHaveBeenCalled();
  });
});
