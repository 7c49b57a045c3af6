import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Caller } from '../../../platform/jobs/job-calls.js';
import { noModel } from '../../model/no-model.js';
import { openTranslators } from '../translators.js';
import { translationServerCalls, type ServerSource } from './server-calls.js';
import { openTranslationServer, type TranslationServer } from './translation-server.js';

const languages = [
  { code: 'en', name: 'English', targets: ['de', 'zh-Hans', 'xx'] },
  { code: 'zh-Hans', name: 'Chinese', targets: ['en', 'de'] },
];

interface Body extends Readonly<Record<string, unknown>> {
  readonly q: readonly string[];
}
interface Answer {
  readonly status?: number;
  readonly body: string;
}

describe('a translation server (a fake one, which turns letters into capitals)', () => {
  let server: Server;
  let client: TranslationServer;
  const asked: Body[] = [];
  /** Answers that it gives next instead. */
  const next: (Answer | 'nothing')[] = [];
  const open = (more: { readonly apiKey?: string; readonly timeoutMs?: number } = {}) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
    return openTranslationServer({ url, apiKey: undefined, timeoutMs: 20_000, ...more });
  };
  beforeEach(async () => {
    asked.length = 0;
    next.length = 0;
    server = createServer((request, response) => {
      const answer = async (): Promise<Answer | 'nothing'> => {
        if (request.url === '/api/languages') return { body: JSON.stringify(languages) };
        const body = (await json(request)) as Body;
        asked.push(body);
        return next.shift() ?? { body: JSON.stringify({ translatedText: body.q.map((text) => text.toUpperCase()) }) };
      };
      void answer().then((reply) => {
        if (reply !== 'nothing') response.writeHead(reply.status ?? 200).end(reply.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    client = open();
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const german = (...texts: readonly string[]) => client.translate({ texts, source: 'en', target: 'de' });

  test('is asked for all texts at once, by the names that it has for languages, with its key', async () => {
    client = open({ apiKey: 'k-1' });
    expect(await client.translate({ texts: ['one', 'two'], source: 'en', target: 'zh' })).toEqual(['ONE', 'TWO']);
    expect(asked).toEqual([{ q: ['one', 'two'], source: 'en', target: 'zh-Hans', format: 'text', api_key: 'k-1' }]);
    expect(await client.pairs()).toEqual([
      { from: 'en', to: ['de', 'zh'] },
      { from: 'zh', to: ['de'] },
    ]);
  });

  test('that is busy is asked again', async () => {
    next.push({ status: 429, body: 'slow down' });
    expect(await german('one')).toEqual(['ONE']);
  });

  test.each<readonly [string, Answer, object]>([
    ['rejects the request', { status: 403, body: '{}' }, { code: 'translate.server-refused', facts: { status: 403 } }],
    ['sends something else', { body: '<html>' }, { code: 'translate.server-invalid' }],
    ['sends too few texts', { body: '{"translatedText":["ONE"]}' }, { code: 'translate.server-invalid' }],
    ['sends far too much', { body: 'x'.repeat(9 * 1024 * 1024) }, { code: 'translate.server-invalid' }],
    ['leads elsewhere', { status: 302, body: '' }, { code: expect.stringMatching(/server-(unreachable|refused)/) }],
  ])('that %s is a refusal by its name', async (_, answer, refusal) => {
    next.push(answer);
    await expect(german('one', 'two')).rejects.toMatchObject(refusal);
    expect(await german('one')).toEqual(['ONE']);
  });

  test('that does not answer is given up after its time, and one that is not there at once', async () => {
    client = open({ timeoutMs: 100 });
    next.push('nothing');
    await expect(german('one')).rejects.toMatchObject({ code: 'translate.server-timeout', facts: { seconds: 0.1 } });
    const gone = openTranslationServer({ url: 'http://127.0.0.1:9', apiKey: undefined, timeoutMs: 1000 });
    await expect(gone.pairs()).rejects.toMatchObject({ code: 'translate.server-unreachable' });
  });

  test('translates documents between its languages, keeps what it lost when asked again, and is named', async () => {
    const calls = translationServerCalls(client);
    const caller = { signal: new AbortController().signal } as Caller;
    const source = {
      about: () => calls['translation-server']?.({}, caller),
      translate: (texts: unknown) => calls['translation-server-translate']?.(texts, caller),
    } as ServerSource;
    const models = { list: () => Promise.resolve([]), place: () => Promise.resolve([]) };
    const here = openTranslators({ models, server: source }).beside(noModel);
    await here.assertInto('de');
    await expect(here.assertInto('ja')).rejects.toMatchObject({ code: 'translate.no-target' });
    const translator = await here.find({ source: 'en', target: 'de' }, 'a.txt');
    const text = 'see a@example.org in 1932b';
    expect(await translator.translate([{ text }, { text, problem: 'an address is missing' }])).toEqual([
      'SEE A@EXAMPLE.ORG IN 1932B',
      'SEE a@example.org IN 1932b',
    ]);
    expect(translator.answeredBy).toEqual({ kind: 'translation-server', name: client.host });
    await expect(here.find({ source: 'fr', target: 'de' }, 'a.txt')).rejects.toMatchObject({
      code: 'translate.no-pair',
    });
  });
});
