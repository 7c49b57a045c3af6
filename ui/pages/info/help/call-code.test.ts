import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calls, type Call } from '../../../../contracts/api/calls.js';
import { callExamples, type CallExample } from '../../../../contracts/api/calls/call-examples.js';
import { curlOf, EXAMPLE_SITE, scriptOf } from './call-code.js';
import { isForPrograms } from './call-help.js';
import { infoPageAt } from '../../public-words-fixture.js';

const run = promisify(execFile);

interface Sent {
  readonly line: string;
  readonly body: string;
}

const shownCalls = calls.filter(isForPrograms);

const exampleOf = ({ id }: Call): CallExample => callExamples[id] ?? {};

const folder = mkdtempSync(join(tmpdir(), 'docket-examples-'));
const sent: Sent[] = [];
let server: Server;
let site: string;

beforeAll(async () => {
  for (const name of Object.values(callExamples).flatMap(({ files = [] }) => files))
    writeFileSync(join(folder, name), '%PDF-1.7');
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString().replaceAll('\r\n', '\n'); // a form ends the lines of a text so
      sent.push({ line: `${request.method ?? ''} ${request.url ?? ''}`, body });
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const writtenOut = (text: string): string => text.replaceAll(EXAMPLE_SITE, site);

/** Requests that the server is sent when somebody runs all examples, one after the other. */
const sentBy = async (program: string, args: readonly string[]): Promise<readonly Sent[]> => {
  sent.length = 0;
  await run(program, args, { cwd: folder });
  return [...sent];
};

const byCurl = (): Promise<readonly Sent[]> => {
  const commands = shownCalls.map((call) => writtenOut(curlOf(call, exampleOf(call))));
  return sentBy('sh', ['-e', '-c', commands.join('\n')]);
};

const byNode = (): Promise<readonly Sent[]> => {
  const names = shownCalls.map((call) => {
    writeFileSync(join(folder, `${call.id}.mjs`), writtenOut(scriptOf(call, exampleOf(call))));
    return `await import('./${call.id}.mjs');`;
  });
  writeFileSync(join(folder, 'all.mjs'), names.join('\n'));
  return sentBy(process.execPath, ['all.mjs']);
};

/** Words of an example that have to arrive, as they stand in the body of a request. */
const wordsOf = (call: Call): readonly string[] => {
  const { files = [], fields = {}, body = {} } = exampleOf(call);
  return [...files, ...Object.values(fields), ...Object.keys(body)];
};

const addressOf = (call: Call): RegExp =>
  new RegExp(`^${call.method.toUpperCase()} ${call.path.replaceAll(/\{\w+\}/g, '[\\w.-]+')}(\\?.+)?$`);

const expectAsked = (requests: readonly Sent[]): void => {
  expect(requests).toHaveLength(shownCalls.length);
  for (const [at, call] of shownCalls.entries()) {
    expect(requests[at]?.line).toMatch(addressOf(call));
    expect(wordsOf(call).filter((word) => !requests[at]?.body.includes(word))).toEqual([]);
  }
};

const testWithCurl = spawnSync('curl', ['--version']).error ? test.skip : test;

describe('the examples of the calls', () => {
  test('are on the page for every call that a program can make, and every other call is listed', async () => {
    const { sections } = await infoPageAt('/help/api');
    const shown = sections.flatMap((section) => (section.kind === 'calls' ? section.calls : []));
    const named = (listed: readonly Pick<Call, 'method' | 'path'>[]) =>
      listed.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted();
    expect(shown.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(named(calls));
    const without = shown.filter(({ examples }) => examples.length === 0).map(({ path }) => path);
    expect(without.toSorted()).toEqual([
      '/api/auth/google',
      '/api/auth/google/callback',
      '/api/auth/oidc',
      '/api/auth/oidc/callback',
      '/api/share/{hash}',
      '/sign/open/{token}',
      '/sign/open/{token}',
      '/sign/{token}',
      '/sign/{token}/decline',
      '/sign/{token}/unlock',
    ]);
  });

  testWithCurl('send what they say, run by curl', async () => {
    expectAsked(await byCurl());
  });

  test('send what they say, run by Node', async () => {
    expectAsked(await byNode());
  });
});
