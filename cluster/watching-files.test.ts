import { existsSync, readFileSync } from 'node:fs';
import { findProgram, runProgram } from '../e2e/harness/other-programs.js';
import { testWith } from '../e2e/harness/test-with.js';
import { silentLog } from '../services/platform/settings/logger.js';
import { metricTable, type MetricName } from '../services/platform/metrics/metric-table.js';
import { openPrometheusMetrics } from '../services/platform/metrics/prometheus-metrics.js';

const ALERTS = 'cluster/prometheus/alerts.yaml';
const CASES = 'cluster/prometheus/alerts.cases.yaml';
const CHART = 'cluster/helm/docket/templates/gateway.yaml';
const DASHBOARD = 'cluster/grafana/docket.json';

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const dashboard = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard;
const alerts = readFileSync(ALERTS, 'utf8');
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');

/** The names of the series of a metric. */
const seriesOf = (name: MetricName): readonly string[] =>
  metricTable[name].kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : [name];

const known = new Set((Object.keys(metricTable) as MetricName[]).flatMap(seriesOf));

const namedIn = (text: string): ReadonlySet<string> => new Set(text.match(/\bdocket_\w+/g));

describe('dashboard and alerts', () => {
  test.each([
    ['dashboard', shown],
    ['alerts', alerts],
  ])('the %s asks for metrics that there are', (_, text) => {
    expect(namedIn(text).size).toBeGreaterThan(10);
    expect([...namedIn(text)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('the dashboard shows every metric', () => {
    const asked = namedIn(shown);
    const missing = (Object.keys(metricTable) as MetricName[]).filter(
      (name) => !seriesOf(name).some((series) => asked.has(series)),
    );
    expect(missing).toEqual([]);
  });

  test('labels in their questions are labels of the metric', () => {
    const ofPrometheus = ['job', 'instance', 'le'];
    const labels = new Set([...Object.values(metricTable).flatMap((row) => [...row.labels]), ...ofPrometheus]);
    const asked = [...`${shown}\n${alerts}`.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((label) => !labels.has(label))).toEqual([]);
  });
});

/** Events that somebody is woken for according to `docs/operating.md`, and the alerts that say so. */
const paging: Readonly<Record<string, readonly string[]>> = {
  'a role without a process': ['DocketRoleMissing', 'DocketNotAnswering'],
  'conversions waiting for minutes': ['DocketQueueLag', 'DocketNobodyTakesWork'],
  'events that do not reach the bus': ['DocketRelayLag'],
  'a log that is no longer being signed': ['DocketSigningLag', 'DocketSigningStopped'],
  'a disk that is nearly full': ['DocketDiskNearlyFull'],
};

test('the alerts that page someone are those that the documentation names', () => {
  const [, said = ''] = /The alerts that page someone: ([^.]+)\./.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  expect(said.split(', ')).toEqual(Object.keys(paging));
  const critical = [...alerts.matchAll(/- alert: (\w+)[^]*?severity: (\w+)/g)].filter(
    ([, , how]) => how === 'critical',
  );
  expect(critical.map(([, name]) => name).sort()).toEqual(Object.values(paging).flat().sort());
});

test('the chart lets Prometheus call the processes what dashboard and alerts call them', () => {
  const jobs = [...`${shown}\n${alerts}`.matchAll(/\bjob="([^"]+)"/g)].map(([, job]) => job);
  const [, named] = /targetLabel: job, replacement: ([\w-]+)/.exec(readFileSync(CHART, 'utf8')) ?? [];
  expect(jobs.length).toBeGreaterThan(3);
  expect(new Set(jobs)).toEqual(new Set([named]));
});

describe('Prometheus itself', () => {
  const unpacked = 'node_modules/.cache/docket/prometheus/usr/bin/promtool';
  const promtool = existsSync(unpacked) ? unpacked : findProgram('promtool');
  const testPromtool = testWith(promtool);

  testPromtool('takes the alerts (promtool)', async () => {
    const { status, output } = await runProgram(promtool ?? '', ['check', 'rules', ALERTS]);
    expect(output).toMatch(/SUCCESS: \d+ rules found/);
    expect(status).toBe(0);
  });

  testPromtool('raises the alerts when something is wrong, and only then (promtool)', async () => {
    expect(await runProgram(promtool ?? '', ['test', 'rules', CASES])).toMatchObject({ status: 0 });
  });

  testPromtool('finds no fault with names, units and helps of the metrics (promtool)', async () => {
    const metrics = openPrometheusMetrics(silentLog);
    metrics.add('docket_conversions_requested_total', { tool: 'share', lane: 'pdf' });
    metrics.observe('docket_conversion_duration_seconds', { tool: 'share' }, 1);
    metrics.gauge('docket_sockets_open', () => [{ labels: {}, value: 1 }]);
    const { status, output } = await runProgram(promtool ?? '', ['check', 'metrics'], await metrics.text());
    expect(output.split('\n').filter((line) => line.includes('docket_'))).toEqual([]);
    expect(status).not.toBe(1);
  });
});
