import { once } from 'node:events';
import { WebSocket } from 'ws';
import { fieldPart, filePart, multipart, openBrowser, rawForm, BOUNDARY } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { startGateway } from '../fixtures/running-gateway.js';
import { openSocket, readUntil } from '../fixtures/socket.js';

const form = rawForm(filePart('a.pdf', pdf()), fieldPart('operation', 'pdf-compress'));

describe('a gateway that closes', () => {
  test('finishes the upload that is on its way, and takes no new connection', async () => {
    const running = await startGateway();
    const socket = await openSocket(running.host);
    socket.write(
      `POST /api/convert HTTP/1.1\r\nHost: ${running.host}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
        `Content-Length: ${form.length}\r\n\r\n`,
    );
    socket.write(form.subarray(0, 100));
    await fetch(`${running.url}/api/health`); // the upload's head has been read by now
    const closed = running.stop();
    await expect(fetch(`${running.url}/api/health`)).rejects.toThrow('fetch failed');
    socket.write(form.subarray(100));
    expect(await readUntil(socket, '}')).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
  });

  test('refuses what comes in over an open connection', async () => {
    const running = await startGateway();
    const socket = await openSocket(running.host);
    socket.write(`POST /api/convert HTTP/1.1\r\nHost: ${running.host}\r\n`);
    await fetch(`${running.url}/api/health`);
    const closed = running.stop();
    socket.write(`Content-Type: ${multipart['content-type']}\r\nContent-Length: ${form.length}\r\n\r\n`);
    socket.write(form);
    expect(await readUntil(socket, '}')).toMatch(/^HTTP\/1\.1 503 [^]*"code":"server.stopping"/);
    await closed;
  });

  test('tells the sockets that it goes', async () => {
    const running = await startGateway();
    const browser = openBrowser(running.url);
    await browser.call('/api/auth/me');
    const socket = new WebSocket(`ws://${running.host}/ws`, { headers: { cookie: browser.cookie() } });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await running.stop();
    expect((await closed)[0]).toBe(1001);
  });

  test('does not wait for a socket that does not answer', async () => {
    const running = await startGateway();
    const socket = await openSocket(running.host);
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: ${running.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\nCookie: docket_session=${'a'.repeat(43)}\r\n\r\n`,
    );
    expect(await readUntil(socket, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 101 /);
    await expect(running.stop()).resolves.toBeUndefined();
  });

  test('can do so without ever having listened to anybody', async () => {
    const running = await startGateway();
    await expect(running.stop()).resolves.toBeUndefined();
  });
});
