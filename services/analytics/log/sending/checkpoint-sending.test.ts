import { createSocket } from 'node:dgram';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { silentLog as log } from '../../../platform/settings/logger.js';
import { openSignedLog, type SignedLog } from '../fixtures/signed-log-fixture.js';
import { textInFile } from '../stored/stored-texts.js';
import { notesIn } from '../tree/checkpoints.js';
import { evidenceIn } from '../verify/verify-log.js';
import { startCheckpointSending, type CheckpointSending } from './checkpoint-sending.js';

let signedLog: SignedLog;
let outside: string;
const running: CheckpointSending[] = [];
beforeEach(async () => {
  signedLog = await openSignedLog();
  outside = await mkdtemp(join(tmpdir(), 'docket-outside-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((sending) => sending.stop()));
  await signedLog.remove();
  await rm(outside, { recursive: true });
});

const start = async (...urls: string[]): Promise<CheckpointSending> => {
  const { folder } = signedLog;
  const sending = await startCheckpointSending({
    folder,
    sent: textInFile(folder.sent),
    urls,
    log,
    lookEveryMs: 5,
  });
  running.push(sending);
  return sending;
};
const stop = async (sending: CheckpointSending) => {
  running.splice(running.indexOf(sending), 1);
  await sending.stop();
};
const signed = async (count: number) => {
  await signedLog.append(count);
  await signedLog.seal();
};
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
};
const reaches = (sending: CheckpointSending, size: number) =>
  until(() => sending.state().every(({ sent }) => sent?.size === size));
const notes = async () => (await signedLog.notes()).map(({ note }) => note);

/** A server that keeps what it is sent; `answers` are its statuses, then 204. */
const givenServer = async (...answers: number[]) => {
  const received: { readonly note: string; readonly authorization: string | undefined }[] = [];
  const server: Server = createServer((request, response) => {
    const status = answers.shift() ?? 204;
    const answer = async () => {
      const note = await text(request);
      if (status === 204) received.push({ note, authorization: request.headers.authorization });
      response.writeHead(status).end();
    };
    void answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, port, close: () => new Promise((resolve) => server.close(resolve)) };
};

describe('signed checkpoints', () => {
  test('are posted in order, each once, with the credentials of the address', async () => {
    const server = await givenServer();
    await signed(2);
    const sending = await start(`http://log:pass%20word@127.0.0.1:${server.port}/keep`);
    await reaches(sending, 2);
    await signed(3);
    await reaches(sending, 5);
    expect(server.received.map(({ note }) => note)).toEqual(await notes());
    const expected = `Basic ${Buffer.from('log:pass word').toString('base64')}`;
    expect(server.received.map(({ authorization }) => authorization)).toEqual([expected, expected]);
    expect(sending.state()).toMatchObject([{ to: 'http', sent: { size: 5 }, reachable: true }]);
    await server.close();
  });

  test('wait while the place refuses them, and arrive in order later', async () => {
    const server = await givenServer(503, 500, 503);
    await signed(1);
    await signed(1);
    await signed(1);
    const sending = await start(`http://127.0.0.1:${server.port}/`);
    await reaches(sending, 3);
    expect(server.received.map(({ note }) => note)).toEqual(await notes());
    await server.close();
  });

  test('that a place did not get before a restart are sent after it', async () => {
    const server = await givenServer();
    const closed = await givenServer();
    await closed.close();
    await signed(1);
    const first = await start(`http://127.0.0.1:${server.port}/`);
    await reaches(first, 1);
    await stop(first);
    await signed(1);
    const second = await start(`http://127.0.0.1:${server.port}/`, `http://127.0.0.1:${closed.port}/`);
    await until(() => second.state()[0]?.sent?.size === 2 && second.state()[1]?.reachable === false);
    expect(second.state()[1]).toEqual({ to: 'http', sent: null, reachable: false });
    expect(server.received.map(({ note }) => note)).toEqual(await notes());
    await server.close();
  });

  test('are appended in a folder, where they reveal a log that was rewritten', async () => {
    await signed(4);
    const sending = await start(pathToFileURL(join(outside, 'kept')).href);
    await reaches(sending, 4);
    const checkpoints = await readFile(join(outside, 'kept', 'checkpoints.txt'), 'utf8');
    expect(checkpoints).toBe(`${(await notes()).join('\n')}\n`);
    await stop(sending);
    signedLog.tamper(`UPDATE events SET data = json_set(data, '$.hash', 'x') WHERE position = 2`);
    await rm(signedLog.folder.path, { recursive: true });
    await signedLog.seal();
    expect((await signedLog.verify()).result).toBe('intact');
    const verdict = await signedLog.verify(evidenceIn(signedLog.folder, await notesIn(checkpoints)));
    expect(verdict.result).toBe('changed');
  });

  test('reach a syslog server over TCP, each with its length, as a line that can be compared with the log', async () => {
    const received: string[] = [];
    const server = createTcpServer((socket) => void text(socket).then((whole) => received.push(whole)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await signed(2);
    const sending = await start(`syslog+tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await reaches(sending, 2);
    await until(() => received.length === 1);
    const [, length = '', message = ''] = /^(\d+) ([\s\S]*)$/.exec(received[0]!)!;
    expect(Buffer.byteLength(message)).toBe(Number(length));
    expect(message).toMatch(/^<109>1 2026-03-01T00:01:00.000Z \S+ docket - checkpoint - \{/);
    const read = await notesIn(message.slice(message.indexOf('{')));
    expect(read.map(({ note }) => note)).toEqual(await notes());
    server.close();
  });

  test('reach a syslog server over UDP', async () => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    await signed(1);
    const arrival = once(socket, 'message');
    await start(`syslog://127.0.0.1:${socket.address().port}`);
    const [message] = (await arrival) as [Buffer];
    expect(message.toString()).toMatch(/^<109>1 .* docket - checkpoint - \{"checkpoint":"docket\.log\/test/);
    socket.close();
  });

  test('are all sent again when nobody knows any more what was sent', async () => {
    const server = await givenServer();
    await signed(1);
    await writeFile(signedLog.folder.sent, 'not JSON');
    await reaches(await start(`http://127.0.0.1:${server.port}/`), 1);
    expect(server.received).toHaveLength(1);
    await server.close();
  });
});
