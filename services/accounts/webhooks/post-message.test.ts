import { createSocket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { openWebhookSecrets } from '../../platform/secrets/webhook-secrets.js';
import { innerReceivers } from '../../platform/webhooks/receiver-address.js';
import { postMessage } from './post-message.js';
import { signedMessage } from './signed-message.js';

const { secretOf } = openWebhookSecrets(Buffer.alloc(32, 3));
const about = {
  deliveryId: 'd1',
  webhookId: 'w1',
  owner: 'member-ada',
  type: 'conversion.completed',
  about: { conversionId: 'c1' },
  happenedAt: '2026-03-01T00:00:00.000Z',
  isRepeated: true,
} as const;
const message = signedMessage(about, [secretOf('w1', 1)], new Date());

let server: Server;
let listener: RequestListener;
let asked: { readonly headers: Record<string, string>; readonly body: string; readonly path: string }[];
let port: number;

beforeEach(async () => {
  asked = [];
  listener = (_, response) => response.writeHead(204).end();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers as Record<string, string>, body, path: request.url ?? '' });
      listener(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const allowed = innerReceivers(['127.0.0.0/8']);
const send = (to = `http://127.0.0.1:${port}/hook`, timeLimitMs = 1000) =>
  postMessage(to, message, { inner: allowed, timeLimitMs });

describe('a message to a webhook', () => {
  test('is one that the library of Standard Webhooks takes, and no changed one', async () => {
    expect(await send()).toEqual({ status: 204, problem: null, answer: null });
    const [{ headers, body }] = asked as [(typeof asked)[0]];
    const judge = new Webhook(secretOf('w1', 1));
    expect(judge.verify(body, headers)).toEqual({
      type: 'conversion.completed',
      timestamp: about.happenedAt,
      data: { conversionId: 'c1' },
    });
    expect(() => judge.verify(body.replace('c1', 'c2'), headers)).toThrow('No matching signature');
    expect(() => new Webhook(secretOf('w2', 1)).verify(body, headers)).toThrow('No matching signature');
  });

  test('is taken by who has the new secret and by who still has the one before', () => {
    const both = signedMessage(about, [secretOf('w1', 2), secretOf('w1', 1)], new Date());
    for (const number of [1, 2]) new Webhook(secretOf('w1', number)).verify(both.body, both.headers);
    expect(() => new Webhook(secretOf('w1', 3)).verify(both.body, both.headers)).toThrow('No matching signature');
  });

  test('follows no redirect, least of all to an inner place', async () => {
    listener = (_, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/inner` }).end();
    expect(await send()).toEqual({ status: 307, problem: null, answer: null });
    expect(asked.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('is given up after its time by a receiver that never answers', async () => {
    listener = () => undefined;
    expect(await send(undefined, 100)).toEqual({ status: null, problem: 'too-slow', answer: null });
  });

  test('is taken by a receiver whose answer never ends, of which no more is read', async () => {
    listener = (_, response) => {
      response.writeHead(200);
      const more = () => void response.write(Buffer.alloc(32 * 1024), more);
      more();
    };
    expect(await send()).toMatchObject({ status: 200, problem: null });
  });

  test('goes to no inner address that is not allowed, by its number or by a name for it', async () => {
    const inner = innerReceivers([]);
    for (const host of ['127.0.0.1', 'localhost']) {
      for (const protocol of ['http', 'https']) {
        const refused = await postMessage(`${protocol}://${host}:${port}/`, message, { inner });
        expect(refused).toEqual({ status: null, problem: 'refused-address', answer: null });
      }
    }
    expect(asked).toEqual([]);
  });

  test('goes to a name that stands for an allowed address', async () => {
    expect(await send(`http://localhost:${port}/`)).toEqual({ status: 204, problem: null, answer: null });
  });

  test('tells how the answer of a receiver begins, without what directs a screen', async () => {
    listener = (_, response) => response.writeHead(422).end(`No such\x1b[2J \u202Eorder\n${'x'.repeat(10_000)}`);
    const named = await postMessage(`http://127.0.0.1:${port}/`, message, { inner: innerReceivers(['127.0.0.1']) });
    expect(named).toMatchObject({ status: 422, answer: expect.stringMatching(/^No such\[2J order\nx+$/) });
    expect(named.answer).toHaveLength(500);
  });

  test('tells nothing of an answer out of an inner network but its status, and nothing where there is no text', async () => {
    listener = (_, response) => response.writeHead(500).end('Internal: queue at 10.0.0.7');
    expect(await send()).toEqual({ status: 500, problem: null, answer: null });
    listener = (_, response) => response.end(' \n');
    const named = await postMessage(`http://127.0.0.1:${port}/`, message, { inner: innerReceivers(['127.0.0.1']) });
    expect(named).toEqual({ status: 200, problem: null, answer: null });
  });

  test('to names whose name server says nothing ends after its time, and holds up nobody who reads a file', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
    const options = { inner: allowed, timeLimitMs: 2000, nameServers: [`127.0.0.1:${silent.address().port}`] };
    const all = Promise.all(
      Array.from({ length: 12 }, (_, n) => postMessage(`https://n${n}.example.org/`, message, options)),
    );
    const file = readFile(new URL(import.meta.url)).then(() => 'file');
    expect(await Promise.race([file, all])).toBe('file');
    expect(await all).toEqual(Array(12).fill({ status: null, problem: 'too-slow', answer: null }));
    silent.close();
  });

  test('says why it came to nobody', async () => {
    server.close();
    server.closeAllConnections();
    expect(await send()).toMatchObject({ status: null, problem: 'unreachable' });
    expect((await send('https://nowhere.invalid/')).problem).toBe('not-found');
  });
});
