import { jest } from '@jest/globals';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { MB } from '../../contracts/byte-sizes.js';
import { innerReceivers } from '../../services/platform/webhooks/receiver-address.js';
import { png } from '../fixtures/smallest-files.js';
import { startNameServer } from './fixtures/name-server.js';
import { savePage } from './save-page.js';

jest.setTimeout(60_000);

type Answers = Readonly<Record<string, RequestListener>>;

const html =
  (text: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text);
const file =
  (media: string, bytes: Buffer | string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': media }).end(bytes);
const leads =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

let server: Server;
let answers: Answers;
let asked: string[];
let names: Awaited<ReturnType<typeof startNameServer>>;
let standsFor: (name: string) => readonly string[];
let port: number;
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  names = await startNameServer((name) => standsFor(name));
});
beforeEach(() => {
  answers = {};
  asked = [];
  standsFor = () => ['127.0.0.1'];
});
afterAll(() => {
  names.stop();
  server.closeAllConnections();
  server.close();
});

interface How {
  readonly hosts?: readonly string[];
  /** Default: this machine may be read from, as an inner network of the operator. */
  readonly inner?: readonly string[];
  readonly timeMs?: number;
}

const save = (address: string, { hosts = [`page.test:${port}`], inner = ['127.0.0.0/8'], timeMs = 20_000 }: How = {}) =>
  savePage(new URL(address), {
    hosts,
    inner: innerReceivers(inner),
    nameServers: [names.address],
    signal: AbortSignal.timeout(timeMs),
  });
const at = (path: string, host = 'page.test'): string => `http://${host}:${port}${path}`;
const textOf = async (path: string, how: How = {}): Promise<string> => (await save(at(path), how)).bytes.toString();
const refused = (address: string, how?: How) => expect(save(address, how)).rejects;

// Requirement.
describe('a page that is saved by its address', () => {
  test('has its title as its name, and says where it comes from, without what may be a secret', async () => {
    answers = { '/menu': html('<html><title> Tea &amp;\n Cake / today </title><body><p>Scones</p></body></html>') };
    const { name, media, bytes } = await save(at('/menu?token=hush#part'));
    expect([name, media]).toEqual(['Tea & Cake today (page.test).html', 'text/html']);
    const text = bytes.toString();
    expect(text).toContain(`saved from url=(${String(at('/menu').length).padStart(4, '0')})${at('/menu')} -->`);
    expect(text).toContain('<p>Scones</p>');
    expect(text).not.toContain('hush');
    expect(asked).toEqual(['/menu?token=hush']);
  });

  test('has its pictures and style sheets in it, and those of its sheets, however they are named', async () => {
    answers = {
      '/a/': html(
        `<base href="/b/"><link rel=stylesheet href="s.css?a=1&amp;b=2"><img src='p.png' srcset="q.png 2x" onload=x()>
         <style>h1 { background: url(p.png) }</style><svg><image href="p.png"/></svg>`,
      ),
      '/b/s.css': file('text/css', '@import "other.css"; p { background: url( "p.png" ) }'),
      '/b/p.png': file('image/png', png),
    };
    const text = await textOf('/a/');
    const picture = `data:image/png;base64,${png.toString('base64')}`;
    expect(text.split(picture).length - 1).toBe(3);
    const sheet = /href="data:text\/css;charset=utf-8;base64,(?<css>[^"]+)"/.exec(text)?.groups?.['css'] ?? '';
    expect(Buffer.from(sheet, 'base64').toString()).toContain(`url("${picture}")`);
    expect(text).not.toMatch(/srcset|onload|q\.png/);
    expect(asked.toSorted()).toEqual(['/a/', '/b/p.png', '/b/s.css?a=1&b=2']);
  });

  test('loses what runs, plays, leads on or holds other pages', async () => {
    answers = {
      '/': html(
        `<script src="/s.js"></script><script>steal()</script><iframe src="/f"></iframe><object data="/o"><p>in</p></object>
         <embed src="/e"><video src="/v"></video><meta http-equiv=refresh content="0;url=/r"><link rel=preload href="/l">
         <form action="/g"><button formaction="/h" onclick="x()">Go</button></form><a href="/next" ping="/p">on</a> kept`,
      ),
    };
    const text = await textOf('/');
    expect(text).not.toMatch(/script|steal|iframe|object|embed|video|refresh|preload|action|onclick|ping|<p>in/);
    expect(text).toContain(`<a href="${at('/next')}">on</a> kept`);
    expect(asked).toEqual(['/']);
  });

  test('is read in the encoding that its server or the page names', async () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><p>Grüße</p>', 'latin1');
    answers = {
      '/said': file('text/html', latin),
      '/unsaid': file('text/html', Buffer.from('<p>Grüße</p>', 'latin1')),
    };
    expect([await textOf('/said'), await textOf('/unsaid')]).toEqual([
      expect.stringContaining('Grüße'),
      expect.stringContaining('Grüße'),
    ]);
  });

  test('is a PDF as it is where there is one', async () => {
    answers = { '/files/Plan%20B.pdf': file('application/pdf', '%PDF-1.7') };
    const { name, media, bytes } = await save(at('/files/Plan%20B.pdf'));
    expect([name, media, bytes.toString()]).toEqual(['Plan B.pdf', 'application/pdf', '%PDF-1.7']);
  });

  test('is one of a host beneath a listed one, and of no other that ends like it', async () => {
    answers = { '/': html('<p>a') };
    const hosts = [`*.page.test:${port}`];
    expect((await save(at('/', 'www.page.test'), { hosts })).bytes.length).toBeGreaterThan(1);
    for (const host of ['page.test', 'otherpage.test'])
      await refused(at('/', host), { hosts }).toMatchObject({ message: 'it leads to a place that is not allowed' });
  });
});

describe('a page that reaches where it may not', () => {
  const secret = 'inner secret';
  beforeEach(() => {
    answers = { '/secret': html(secret), '/': html('<p>a') };
  });

  test.each([
    ['another host', () => `http://other.test:${port}/secret`],
    ['this machine by its number', () => `http://127.0.0.1:${port}/secret`],
    ['another port', () => 'http://page.test:1/secret'],
    ['a file', () => 'file:///etc/passwd'],
    ['a text of its own', () => 'data:text/html,x'],
    ['a name and a password', () => `http://ada:hush@page.test:${port}/secret`],
    ['nowhere', () => 'http://['],
  ])('is refused where it leads to %s', async (_, to) => {
    answers = { ...answers, '/leads': leads(to()) };
    await refused(at('/leads')).toMatchObject({ message: 'it leads to a place that is not allowed' });
    expect(asked).toEqual(['/leads']);
  });

  test('is refused by an address with a scheme, a name or a password that none has', async () => {
    for (const address of ['file:///etc/passwd', `http://ada:hush@page.test:${port}/`])
      await refused(address).toMatchObject({ message: 'it leads to a place that is not allowed' });
    expect(asked).toEqual([]);
  });

  test('is followed five steps, and not six', async () => {
    answers = {
      ...answers,
      ...Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`/${n + 1}`, leads(n === 0 ? '/' : `/${n}`)])),
    };
    expect((await save(at('/5'))).name).toBe('page.test.html');
    await refused(at('/6')).toMatchObject({ message: 'it leads on and on' });
  });

  test.each([
    ['127.0.0.1'],
    ['::1'],
    ['169.254.169.254'],
    ['::ffff:10.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['10.1.2.3'],
    ['192.168.0.1'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['fe80::1'],
    ['fd00::1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
  ])('is refused where its name stands for %s, and by that number itself', async (address) => {
    standsFor = () => [address];
    await refused(at('/secret'), { inner: [] }).toMatchObject({ message: 'its host is not one of the Internet' });
    const host = address.includes(':') ? `[${address}]` : address;
    const { hostname } = new URL(`http://${host}/`);
    const byNumber = { inner: [], hosts: [`${hostname}:${port}`] };
    await refused(`http://${host}:${port}/secret`, byNumber).toMatchObject({
      message: expect.stringMatching(/^its host is not one of the Internet$|^it leads to a place/) as string,
    });
    expect(asked).toEqual([]);
  });

  test('is read from the very address that was checked, whatever its name stands for a moment later', async () => {
    const questions: string[] = [];
    standsFor = (name) => {
      questions.push(name);
      return questions.length <= 2 ? ['169.254.169.254', '127.0.0.1'] : ['169.254.169.254'];
    };
    expect(await textOf('/', { inner: ['127.0.0.1'] })).toContain('<p>a');
    expect(questions).toHaveLength(2); // for IPv4 and for IPv6, once
    await refused(at('/secret'), { inner: ['127.0.0.1'] }).toMatchObject({
      message: 'its host is not one of the Internet',
    });
    expect(asked).toEqual(['/']);
  });

  test('has pictures and sheets from no host that is not listed, and from nowhere inside', async () => {
    answers = {
      '/': html(
        `<img src="http://other.test:${port}/secret"><img src="http://127.0.0.1:${port}/secret"><img src="file:///etc/passwd">
         <link rel=stylesheet href="http://169.254.169.254/latest"><img src="/leads">`,
      ),
      '/leads': leads(`http://127.0.0.1:${port}/secret`),
    };
    const text = await textOf('/');
    expect(text).not.toContain('data:');
    expect(asked).toEqual(['/', '/leads']);
  });
});

describe('a page that is more than a server can bear', () => {
  test('is refused where it never ends', async () => {
    answers = {
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const more = (): void => void response.write(Buffer.alloc(MB, 'a'), more);
        more();
      },
    };
    await refused(at('/')).toMatchObject({ message: 'it is too large' });
  });

  test('is refused where it unpacks to far more than it is', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * MB));
    expect(bomb.length).toBeLessThan(MB);
    answers = {
      '/': (_, r) => void r.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
    };
    await refused(at('/')).toMatchObject({ message: 'it is too large' });
  });

  test('is read where it is packed although nobody asked for it', async () => {
    const packed = gzipSync('<p>packed');
    answers = {
      '/': (_, r) => void r.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed),
    };
    expect(await textOf('/')).toContain('<p>packed');
  });

  test('is given up where it drips, and where it says nothing at all', async () => {
    answers = {
      '/drips': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const drip = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(drip));
      },
      '/silent': () => undefined,
    };
    for (const path of ['/drips', '/silent'])
      await refused(at(path), { timeMs: 300 }).toMatchObject({ message: 'it takes too long' });
  });

  test('with pictures that drip is there without them once the time is over', async () => {
    answers = {
      '/': html('<p>text<img src="/slow.png">'),
      '/slow.png': (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).write('a'),
    };
    expect(await textOf('/', { timeMs: 1500 })).toContain(`<p>text<img src="${at('/slow.png')}">`);
  });

  test('with a thousand pictures has the first two hundred', async () => {
    const pictures = Array.from({ length: 1000 }, (_, n) => [`/${n}.png`, file('image/png', png)] as const);
    answers = { ...Object.fromEntries(pictures), '/': html(pictures.map(([path]) => `<img src="${path}">`).join('')) };
    expect((await textOf('/')).split('data:image/png').length - 1).toBe(200);
    expect(asked).toHaveLength(201);
  });

  test('with one large picture a thousand times stays a file that can be sent', async () => {
    answers = {
      '/': html('<img src="/p.png">'.repeat(1000)),
      '/p.png': file('image/png', Buffer.alloc(2 * MB)),
    };
    const { bytes } = await save(at('/'));
    expect(bytes.length).toBeLessThanOrEqual(25 * MB);
    expect(asked).toHaveLength(2);
  });

  test('is a page or a PDF, and nothing else that its server may have', async () => {
    answers = {
      '/zip': file('application/zip', 'PK'),
      '/unsaid': (_, response) => void response.writeHead(200).end('<p>'),
      '/closed': (_, response) => void response.writeHead(401).end(),
      '/broken': (_, response) => void response.writeHead(500).end(),
      '/torn': (_, response) => void response.destroy(),
    };
    const said = { '/zip': 'it is neither a page nor a PDF', '/unsaid': 'it is neither a page nor a PDF' };
    for (const [path, message] of Object.entries({
      ...said,
      '/closed': 'its server lets nobody in without signing in',
      '/none': 'there is no page at this address',
      '/broken': 'its server answers with an error',
      '/torn': 'its server does not answer',
    }))
      await refused(at(path)).toMatchObject({ message });
    standsFor = () => [];
    await refused(at('/')).toMatchObject({ message: 'its host is not known' });
  });
});
