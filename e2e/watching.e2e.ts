import { v4 } from 'uuid';
import { natsServerVersion, startNatsServer } from '../services/platform/event-bus/nats/nats-server.js';
import {
  startFakeCollector,
  type FakeCollector,
  type SentSpan,
} from '../services/platform/tracing/otlp-collector-fixture.js';
import { openClient, type Client } from './harness/http-client.js';
import { openLive, type Live } from './harness/live-messages.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { until } from './harness/until.js';
import { text, textPdf } from './samples/sample-files.js';
import { testWith } from './harness/test-with.js';

const testNats = testWith(natsServerVersion);

/** Nothing of a visitor; each would be seen anywhere. */
const planted = { name: `Salaries-${v4()}`, words: `Secret-${v4()}`, address: '203.0.113.77' } as const;

interface Line {
  readonly role?: string;
  readonly msg: string;
  readonly requestId?: string;
  readonly conversionId?: string;
  readonly outcome?: string;
  readonly code?: string;
  readonly address?: string;
}

const linesOf = (log: string): readonly Line[] => {
  const lines = log.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Line);
};

/** In the order of the beginnings. */
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const start = async (settings: Readonly<Record<string, string>>) => {
  const docket = await startDocket({ settings: { METRICS_PORT: '0', TRUSTED_PROXIES: '127.0.0.1', ...settings } });
  endings.push(docket.dispose);
  const lines = linesOf(await docket.logged());
  const watching = lines.find(({ msg }) => msg === 'metrics are served')?.address ?? '';
  const client = openClient(docket.address);
  const live = await openLive(client);
  endings.push(async () => live.close());
  return { docket, client, live, ask: async (path: string) => fetch(watching + path) };
};

/** One that completes and one that fails. */
const convertBoth = async (client: Client, live: Live) => {
  const forwarded = { headers: { 'x-forwarded-for': planted.address } };
  await (await client.call('/api/auth/me', forwarded)).arrayBuffer();
  const pdf = await textPdf(`${planted.name}.pdf`, planted.words);
  const { id: completed } = await client.accepted('to-pdf', [text(`${planted.name}.txt`, planted.words)]);
  const { id: failed, shareHash } = await client.accepted('pdf-split', [pdf], { pageRanges: '9' });
  expect(await live.endOf(completed)).toMatchObject({ status: 'completed' });
  expect(await live.endOf(failed)).toMatchObject({ status: 'failed' });
  await client.download(shareHash);
  return { completed, failed, shareHash };
};

const untilEnded = async (docket: Docket, ...ids: readonly string[]): Promise<void> => {
  await until('the log tells how each conversion ended', async () => {
    const ended = linesOf(await docket.logged()).filter(({ outcome }) => outcome !== undefined);
    return ids.every((id) => ended.some(({ conversionId }) => conversionId === id));
  });
};

test('what is measured and logged tells of conversions, and of nobody', async () => {
  const { docket, client, live, ask } = await start({});
  expect((await ask('/ready')).status).toBe(200);
  const { completed, failed, shareHash } = await convertBoth(client, live);
  await untilEnded(docket, completed, failed);

  const metrics = await (await ask('/metrics')).text();
  expect(metrics).toContain(
    'docket_conversions_ended_total{tool="to-pdf",lane="pdf",outcome="completed",code="none"} 1\n',
  );
  expect(metrics).toContain('tool="pdf-split",lane="pdf",outcome="failed",code="pages.out-of-range"} 1\n');
  expect(metrics).toMatch(/request_duration_seconds_count\{route="\/api\/convert",method="POST",status="2xx"\} 2\n/);
  expect(metrics).toMatch(/route="\/api\/download\/:[^"]+",method="GET",status="4xx"\} 1\n/);
  expect(metrics).toMatch(/^docket_sockets_open 1$/m);
  expect(metrics).toMatch(/^docket_stored_bytes [1-9]\d*$/m);
  expect(metrics).toMatch(/^docket_build_info\{version="[\d.]+",role="all",sandbox="(full|reduced|none)"\} 1$/m);
  expect(metrics).toMatch(/^docket_relay_lag_events 0$/m);
  expect(metrics).toMatch(/^docket_log_signing 1$/m);
  expect((await client.call('/metrics')).status).toBe(404);

  const log = await docket.logged();
  const lines = linesOf(log);
  expect(lines.every(({ role }) => role === 'all')).toBe(true);
  for (const [id, outcome] of [[completed, 'completed'] as const, [failed, 'failed'] as const]) {
    const own = lines.filter(({ conversionId }) => conversionId === id);
    expect(own).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          msg: 'a conversion was requested',
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        }),
        expect.objectContaining({ msg: 'request completed', requestId: expect.any(String) }),
        expect.objectContaining({ msg: 'a conversion started' }),
        expect.objectContaining({ msg: 'a conversion ended', outcome }),
      ]),
    );
  }
  expect(log).not.toMatch(/RouterExplorer|Mapped/);
  for (const secret of [planted.name, planted.words, planted.address, '127.0.0.1:', shareHash]) {
    expect(metrics).not.toContain(secret);
    const own = lines.filter(({ msg }) => msg !== 'metrics are served').map((line) => JSON.stringify(line));
    expect(own.join('\n')).not.toContain(secret);
  }
});

const spansOf = (collector: FakeCollector, conversionId: string): readonly SentSpan[] =>
  collector.spans().filter(({ traceId }) => traceId === conversionId.replaceAll('-', ''));

testNats('a conversion is one trace from the request to the read models, over NATS (nats-server)', async () => {
  const nats = await startNatsServer();
  endings.push(nats.dispose);
  const collector = await startFakeCollector();
  endings.push(collector.close);
  const { docket, client, live, ask } = await start({
    NATS_URL: nats.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    LOG_FORMAT: 'json',
  });
  const { completed, failed } = await convertBoth(client, live);
  expect(await (await ask('/metrics')).text()).toMatch(/^docket_bus_pending_events\{consumer="pdf"\} 0$/m);
  expect(await docket.stop()).toBe(0);

  const spans = spansOf(collector, completed);
  const names = new Set(spans.map(({ name }) => name));
  for (const name of [
    ...['POST /api/convert', 'append UploadReceived', 'append ConversionRequested', 'publish ConversionRequested'],
    ...['pdf ConversionRequested', 'append ConversionStarted', 'job to-pdf', 'append ConversionCompleted'],
    ...['projector ConversionRequested', 'projector ConversionCompleted', 'conversion to-pdf'],
  ]) {
    expect(names).toContain(name);
  }
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const roots = spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''));
  expect(roots.map(({ name }) => name)).toEqual(['conversion to-pdf']);
  const failure = spansOf(collector, failed).find(({ name }) => name === 'conversion pdf-split');
  expect(failure?.status).toMatchObject({ code: 2, message: 'pages.out-of-range' });
  const sent = JSON.stringify(collector.spans());
  for (const secret of [planted.name, planted.words, planted.address]) expect(sent).not.toContain(secret);
});
