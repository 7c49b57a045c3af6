import { silentLog, type Log } from '../settings/logger.js';
import { noMetrics, type Metrics } from '../metrics/metrics.js';
import { noTracing, type Tracing } from '../tracing/tracing.js';

/** Records for those who watch an installation. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly log: Log;
}

/** Nobody watches. */
export const noTelemetry: Telemetry = { metrics: noMetrics, tracing: noTracing, log: silentLog };
