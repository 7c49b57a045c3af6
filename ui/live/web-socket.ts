import { fromCallback } from 'xstate';
import { reportedProgress } from '../calls/received.js';
import { jsonOf } from '../calls/server-reply.js';

/** One connection to `/ws` on the same host, from opening to closing. */
export const webSocket = fromCallback(({ sendBack }) => {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  let left = false;
  socket.onopen = () => {
    sendBack({ type: 'socket.opened' });
  };
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = typeof data === 'string' ? reportedProgress.safeParse(jsonOf(data)).data : undefined;
    if (message) sendBack({ type: 'message.arrived', message });
  };
  socket.onclose = () => {
    if (!left) sendBack({ type: 'socket.closed' });
  };
  return () => {
    left = true;
    socket.close();
  };
});
