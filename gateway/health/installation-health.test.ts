import { readFileSync } from 'node:fs';
import { healthReply } from '../../contracts/api/health.js';
import { isolationSubject, questions } from '../../contracts/subjects.js';
import { startGateway } from '../fixtures/running-gateway.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const office = { name: 'LibreOffice', found: true, version: '7.4', feature: 'Office files to PDF' };

const reportOf = async (url: string) => {
  const response = await fetch(`${url}/api/health`);
  return { status: response.status, report: healthReply.strict().parse(await response.json()) };
};

describe('GET /api/health', () => {
  test('says what this installation consists of', async () => {
    const running = await startGateway();
    await running.bus.answer(questions.engines, async () => ({ engines: [office] }));
    expect(await reportOf(running.url)).toEqual({
      status: 200,
      report: {
        live: true,
        ready: true,
        away: [],
        version,
        adapters: { eventStore: 'sqlite', eventBus: 'in-process' },
        engines: [office],
        checkpoints: [],
      },
    });
    await running.stop();
  });

  test('asks for the engines once in a while, not each time', async () => {
    const running = await startGateway();
    let asked = 0;
    await running.bus.answer(questions.engines, async () => {
      asked += 1;
      return { engines: [office] };
    });
    await reportOf(running.url);
    await reportOf(running.url);
    expect(asked).toBe(1);
    await running.stop();
  });

  test('says how far signed checkpoints were sent', async () => {
    const running = await startGateway();
    const sent = { to: 'https', sent: { size: 12, time: '2026-03-01T00:00:00.000Z' }, reachable: false };
    await running.bus.answer(questions.checkpointsSent, async () => ({ destinations: [sent] }));
    expect((await reportOf(running.url)).report.checkpoints).toEqual([sent]);
    await running.stop();
  });

  test('is ready without the pdf service, whose conversions wait for it', async () => {
    const running = await startGateway();
    expect(await reportOf(running.url)).toMatchObject({ status: 200, report: { ready: true, engines: [] } });
    await running.stop();
  });

  test('is not ready when the log cannot be read', async () => {
    const running = await startGateway({
      store: (real) => ({
        ...real,
        readAll: () => {
          throw new Error('the disk is gone');
        },
      }),
    });
    const report = { live: true, ready: false, away: ['event store'] };
    expect(await reportOf(running.url)).toMatchObject({ status: 503, report });
    await running.stop();
  });

  test.each<[string, Parameters<typeof startGateway>[0], { readonly status: number; readonly away: string }]>([
    [
      'is not ready while the files are away, and names them',
      { blobs: (real) => ({ ...real, probe: () => Promise.reject(new Error('no bucket')) }) },
      { status: 503, away: 'files' },
    ],
    [
      'is ready while the bus is away, since what is asked for waits, and names it',
      { bus: (real) => ({ ...real, ask: () => Promise.reject(new Error('no bus')) }) },
      { status: 200, away: 'event bus' },
    ],
  ])('%s', async (_, fixture, { status, away }) => {
    const running = await startGateway(fixture);
    expect(await reportOf(running.url)).toMatchObject({ status, report: { ready: status === 200, away: [away] } });
    await running.stop();
  });

  test('names a log that never answers, also to whom it would have to look up', async () => {
    const next = () => new Promise<never>(() => undefined);
    const never = () => ({ [Symbol.asyncIterator]: () => ({ next }) });
    const running = await startGateway({ store: (real) => ({ ...real, read: never, readAll: never }) });
    const response = await fetch(`${running.url}/api/health`, { headers: { cookie: 'docket_session=of-somebody' } });
    expect([response.status, await response.json()]).toMatchObject([503, { ready: false, away: ['event store'] }]);
    await running.stop();
  });

  test('tells the level of the sandbox of the worker that keeps programs apart least', async () => {
    const running = await startGateway();
    expect((await reportOf(running.url)).report.adapters['sandbox']).toBeUndefined();
    for (const [worker, level] of [
      ['one', 'full'],
      ['two', 'none'],
      ['three', 'reduced'],
    ] as const) {
      running.bus.signal(isolationSubject('pdf'), { worker, level, told: `by ${worker}` });
    }
    await expect(reportOf(running.url)).resolves.toMatchObject({
      report: { adapters: { sandbox: 'none', sandboxedBy: 'by two' } },
    });
    running.bus.signal(isolationSubject('ai'), { worker: 'two', level: 'full', told: 'by two' });
    expect((await reportOf(running.url)).report.adapters).toMatchObject({ sandbox: 'reduced' });
    await running.stop();
  });
});
