import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '../settings/logger.js';
import { metricTable, type MetricName } from './metric-table.js';
import type { Metrics } from './metrics.js';

export interface PrometheusMetrics extends Metrics {
  readonly contentType: string;
  /** All metrics, in the text format of Prometheus. */
  text(): Promise<string>;
}

interface AnyReading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}
type Reader = () => readonly AnyReading[] | Promise<readonly AnyReading[]>;

/** The metrics of the table and those of Node. */
export const openPrometheusMetrics = (log: Log): PrometheusMetrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  const readers = new Map<string, Reader[]>();

  for (const [name, row] of Object.entries(metricTable)) {
    const { kind, help, labels } = row;
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === 'counter') counters.set(name, new Counter(options));
    else if (kind === 'histogram') histograms.set(name, new Histogram({ ...options, buckets: [...row.buckets] }));
    else addGauge(options, async (gauge) => setTo(gauge, options, await read(name, readers.get(name) ?? [], log)));
  }

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    add: (name, labels, by = 1) => counters.get(name)?.inc(labels, by),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
    gauge: (name: MetricName, read: Reader) => void readers.set(name, [...(readers.get(name) ?? []), read]),
  };
};

type GaugeOptions = Readonly<{ name: string; help: string; labelNames: string[]; registers: Registry[] }>;

const addGauge = (options: GaugeOptions, collect: (gauge: Gauge) => Promise<void>): void => {
  const gauge: Gauge = new Gauge({ ...options, collect: () => collect(gauge) });
};

/** A value that cannot be read is left out; the others stay. */
const read = async (metric: string, readers: readonly Reader[], log: Log): Promise<readonly AnyReading[]> => {
  const each = readers.map(async (reader) => {
    try {
      return await reader();
    } catch (error) {
      log.warn({ error, metric }, 'a metric cannot be read');
      return [];
    }
  });
  return (await Promise.all(each)).flat();
};

/** Sets a gauge to its readings; without readings it has no value, not even 0. */
const setTo = (gauge: Gauge, { labelNames }: GaugeOptions, readings: readonly AnyReading[]): void => {
  gauge.reset();
  if (labelNames.length === 0) gauge.remove();
  for (const { labels, value } of readings) gauge.set(labels, value);
};
