import { once } from 'node:events';
import { connect } from 'node:net';
import { BOUNDARY, fieldPart, filePart, rawForm } from '../../gateway/fixtures/gateway-client.js';
import type { Upload } from './http-client.js';

/** Begins an upload, sends this part of it (0 to 1) and hangs up, politely or not. */
export const breakOff = async (
  address: string,
  { name, bytes }: Upload,
  how: { readonly part: number; readonly politely: boolean },
): Promise<void> => {
  const form = rawForm(fieldPart('operation', 'pdf-compress'), filePart(name, bytes));
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined); // the server may hang up first
  await once(socket, 'connect');
  socket.write(
    `POST /api/convert HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${form.length}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`,
  );
  await new Promise<void>((resolve) => socket.write(form.subarray(0, form.length * how.part), () => resolve()));
  const closed = once(socket, 'close');
  if (how.politely) socket.destroy();
  else socket.resetAndDestroy();
  await closed;
};
