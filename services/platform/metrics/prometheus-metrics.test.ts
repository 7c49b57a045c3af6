import { silentLog } from '../settings/logger.js';
import { metricTable } from './metric-table.js';
import { openPrometheusMetrics } from './prometheus-metrics.js';

describe('the metrics as Prometheus reads them', () => {
  test('are those of the table, each with its help, and those of Node', async () => {
    const text = await openPrometheusMetrics(silentLog).text();
    for (const [name, { help, kind }] of Object.entries(metricTable)) {
      expect(help).toMatch(/^[A-Z1].{10,}\.$/);
      expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`);
    }
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  test('are asked for anew each time, from everybody who tells values', async () => {
    const metrics = openPrometheusMetrics(silentLog);
    let waiting = 3;
    metrics.gauge('docket_jobs_waiting', () => [{ labels: { lane: 'pdf' }, value: waiting }]);
    metrics.gauge('docket_jobs_waiting', async () => [{ labels: { lane: 'ai' }, value: 1 }]);
    expect(await metrics.text()).toMatch(/waiting\{lane="pdf"\} 3\ndocket_jobs_waiting\{lane="ai"\} 1\n/);
    waiting = 0;
    expect(await metrics.text()).toContain('waiting{lane="pdf"} 0');
  });

  test('leave out what cannot be read, say so in the log, and keep the rest', async () => {
    const warned: object[] = [];
    const metrics = openPrometheusMetrics({ ...silentLog, warn: (facts) => void warned.push(facts) });
    metrics.gauge('docket_relay_lag_events', async () => {
      throw new Error('the log is away');
    });
    metrics.gauge('docket_sockets_open', () => [{ labels: {}, value: 2 }]);
    const text = await metrics.text();
    expect(text).not.toMatch(/^docket_relay_lag_events/m);
    expect(text).toContain('docket_sockets_open 2');
    expect(warned).toEqual([{ error: expect.any(Error), metric: 'docket_relay_lag_events' }]);
  });
});
