import { openPrometheusMetrics, type PrometheusMetrics } from '../../services/platform/metrics/prometheus-metrics.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { noTelemetry } from '../../services/platform/telemetry/telemetry.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let gateway: Running;
let metrics: PrometheusMetrics;

beforeAll(async () => {
  metrics = openPrometheusMetrics(silentLog);
  gateway = await startGateway({ telemetry: { ...noTelemetry, metrics } });
});
afterAll(() => gateway.stop());

const ask = async (path: string, method = 'GET'): Promise<void> => {
  await (await fetch(gateway.url + path, { method })).arrayBuffer();
};

const counts = async (): Promise<string[]> =>
  (await metrics.text())
    .split('\n')
    .flatMap((line) => /^docket_http_request_duration_seconds_count(.*)$/.exec(line)?.[1] ?? [])
    .toSorted();

const HASH = 'A'.repeat(32);

test('requests are counted by the pattern of their route, never by what somebody wrote into the address', async () => {
  await ask('/api/health');
  await ask(`/api/share/${HASH}`);
  await ask(`/api/share/${HASH.toLowerCase()}`);
  await ask(`/api/no-such-call/${HASH}?q=${HASH}`);
  await ask(`/${HASH}`, 'POST');
  await ask(`/s/${HASH}`, 'PROPFIND');
  expect(await counts()).toEqual([
    '{route="/api/health",method="GET",status="2xx"} 1',
    '{route="/api/share/:hash",method="GET",status="4xx"} 2',
    '{route="no route",method="GET",status="4xx"} 1',
    '{route="page",method="POST",status="4xx"} 1',
    '{route="page",method="PROPFIND",status="4xx"} 1',
  ]);
  expect(await metrics.text()).not.toMatch(new RegExp(HASH, 'i'));
});
