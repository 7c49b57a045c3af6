import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Setting } from '../setting.js';
import { httpJobs } from './http-jobs.js';
import { rivalAt } from './http-rivals.js';
import { overHttpSection, reportOf } from './over-http-section.js';

jest.setTimeout(60_000);

const done = { wallMs: 40, cpuSeconds: 0.02, perHour: 90_000 };

test('a run without a Gotenberg says by name why it has no table', async () => {
  const { GOTENBERG_URL: before } = process.env;
  delete process.env['GOTENBERG_URL'];
  let report = (): string => '';
  await overHttpSection({ tells: (of: () => string) => (report = of) } as unknown as Setting);
  expect(report()).toBe('Skipped: GOTENBERG_URL names no Gotenberg to measure beside.');
  if (before !== undefined) process.env['GOTENBERG_URL'] = before;
});

test('each job has the time, the processor and the throughput of both, and their ratio', () => {
  const slower = { wallMs: 80, cpuSeconds: NaN, perHour: 45_000 };
  const report = reportOf([{ title: 'a merge', docket: slower, gotenberg: done }], { docket: 2e8, gotenberg: NaN });
  expect(report).toMatch(
    /a merge\s+\|\s+80\.0 \|\s+40\.0 \|\s+2\.00 \|\s+- \|\s+0\.02 \|\s+45,000 \|\s+90,000 \|\s+0\.50/,
  );
  expect(report).toMatch(/Docket \d+ MB, Gotenberg - MB/);
});

describe('a server that is no Gotenberg, made up for this test', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    request.on('end', () => {
      response.statusCode = request.url === '/forms/pdfengines/merge' ? 200 : 400;
      response.end('an answer');
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  test('is asked at the address of the job, and a refusal ends the run with what it says', async () => {
    const rival = rivalAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, undefined);
    const [merge, split] = (await httpJobs()).map(({ gotenberg }) => gotenberg);
    if (!merge || !split) throw new Error('there are no jobs');
    expect(await rival.ask(merge)).toBeGreaterThan(0);
    expect(rival.cpuSeconds()).toBeNaN();
    await expect(rival.ask(split)).rejects.toThrow('/forms/pdfengines/split answered 400: an answer');
    expect(asked).toEqual(['/forms/pdfengines/merge', '/forms/pdfengines/split']);
  });
});
