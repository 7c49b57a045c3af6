import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { begunPages, ORIGIN_PLACEHOLDER } from '../../contracts/routes.js';
import { HASH_PLACEHOLDER, sharedPageMarks } from '../../contracts/shared-page.js';
import { raw } from '../fixtures/gateway-client.js';
import { recipientsOf } from '../fixtures/recipients.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

/** A page with its address in an attribute, in a script of data and in its text, as built ones have it. */
const PAGE = `<!doctype html><html><head><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/">
<script type="application/ld+json">{"url":"${ORIGIN_PLACEHOLDER}/"}</script></head><body>${ORIGIN_PLACEHOLDER}
<a href="/s/${HASH_PLACEHOLDER}"></a>
<p class="name">${sharedPageMarks.name}</p><p class="size">${sharedPageMarks.size}</p>
<p class="left">${sharedPageMarks.timeLeft}</p><p class="note">${sharedPageMarks.note}</p>
<p class="warning">${sharedPageMarks.warning}</p></body></html>`;

let running: Running;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-hostile-'));
  const files = ['index.html', 'pricing/index.html', 'robots.txt', 'sitemap.xml', ...Object.values(begunPages)];
  for (const file of files) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), PAGE);
  }
  running = await startGateway({ uiDirectory: directory });
});
afterAll(async () => {
  await running.stop();
  await rm(directory, { recursive: true });
});

/** Texts that a visitor may send; each would be seen in a page that took it as it is. */
const HOSTILE = [
  `javascript:hostile()//`,
  `"><script>hostile()</script>'><img src=x onerror=hostile()></script>{{hostile}}$&$\`<hostile>`,
];
const ACTIVE =
  /<script>hostile|<img src=x|<hostile|"><script|'><img|\$&(?!amp;)|(?:\s(?:href|src|action)=["']?|url=)\s*javascript:/;

/** Every header that what is answered may depend on. */
const headers = [
  ...['host', 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-for', 'x-forwarded-port', 'x-forwarded-prefix'],
  ...['x-original-url', 'x-rewrite-url', 'forwarded', 'via', 'accept', 'accept-language', 'accept-encoding'],
  ...['origin', 'referer', 'user-agent', 'cookie', 'range', 'if-range', 'if-none-match', 'x-docket-same-view'],
  ...['sec-fetch-dest', 'sec-fetch-site', 'sec-fetch-mode', 'purpose', 'traceparent', 'x-request-id'],
];

const paths = async (): Promise<readonly string[]> => {
  const { hash } = await recipientsOf(running).shared(Buffer.from('x'), 'a.pdf');
  const pages = ['/', '/pricing', '/pricing/', '/nowhere', '/robots.txt', '/sitemap.xml', '/docs', '/api/docs'];
  const links = [`/s/${hash}`, `/api/share/${hash}`, '/s/short', '/api/share/short', '/api/nowhere'];
  return [...pages, ...links];
};

interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The part of an answer that a browser would take for something else than text; undefined where there is none. */
const reached = async ({ path, headers: more = {} }: Asked): Promise<string | undefined> => {
  const answer = await raw(running.url, { path, headers: { accept: 'text/html', ...more } });
  const { location = '/', 'content-type': type = '' } = answer.headers;
  if (!/^(https?:|\/(?![/\\]))/.test(location)) return `${path} leads to ${location}`;
  const text = /html|xml|plain/.test(type) ? answer.body.toString() : '';
  const match = ACTIVE.exec(text);
  return match === null ? undefined : `${path}: ${match[0]}`;
};

describe('what a visitor sends never becomes part of a page or of where it leads', () => {
  test.each(headers)('in the header %s', async (name) => {
    const all = (await paths()).flatMap((path) => HOSTILE.map((value) => ({ path, headers: { [name]: value } })));
    expect((await Promise.all(all.map(reached))).filter((answer) => answer !== undefined)).toEqual([]);
  });

  test('in a cookie with the name of one of ours', async () => {
    const names = ['docket-language', 'docket_session', 'docket-theme'];
    const all = (await paths()).flatMap((path) =>
      names.flatMap((name) => HOSTILE.map((value) => ({ path, headers: { cookie: `${name}=${value}` } }))),
    );
    expect((await Promise.all(all.map(reached))).filter((answer) => answer !== undefined)).toEqual([]);
  });

  test('in the path or the query', async () => {
    const written = HOSTILE.flatMap((value) => [encodeURIComponent(value), value.replaceAll(' ', '+')]);
    const all = (await paths()).flatMap((path) =>
      written.flatMap((value) => [{ path: `${path}?pass=${value}&q=${value}` }, { path: `${path}/${value}` }]),
    );
    const others = written.flatMap((value) => [`/s/${value}`, `/api/share/${value}`, `/${value}`, `//${value}/`]);
    const answers = await Promise.all([...all, ...others.map((path) => ({ path }))].map(reached));
    expect(answers.filter((one) => one !== undefined)).toEqual([]);
  });

  test('in the name of a shared file, its notes and its warning', async () => {
    for (const value of HOSTILE) {
      const { hash } = await recipientsOf(running).shared(Buffer.from('x'), value);
      running.shares.views.set(hash, { warning: value, notes: [value], hasThumbnail: true, pass: value });
      for (const path of [`/s/${hash}`, `/api/share/${hash}`]) expect(await reached({ path })).toBeUndefined();
    }
  });
});
