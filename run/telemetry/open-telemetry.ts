import type { Logger } from 'pino';
import type { Config } from '../../services/platform/settings/config.js';
import { noMetrics } from '../../services/platform/metrics/metrics.js';
import { newBusUse } from '../../services/platform/telemetry/watch-bus.js';
import type { Telemetry } from '../../services/platform/telemetry/telemetry.js';
import { noTracing } from '../../services/platform/tracing/tracing.js';
import { version } from '../../services/platform/settings/version.js';
import type { Ports } from '../ports/ports.js';
import { watchCertificates } from './certificate-gauges.js';
import { watchDisk, watchStored } from './disk-gauges.js';
import { watchLog } from './log-gauges.js';
import { openReadiness, type Readiness } from './readiness.js';
import { watchPorts } from './watch-ports.js';
import { serveWatched } from './watch-server.js';

type Watchable = Pick<Ports, 'store' | 'bus' | 'sealed' | 'blobs' | 'isShared' | 'startOnce'>;

/** Telemetry of one process, which notes also what passes through its ports. */
export interface RunningTelemetry extends Telemetry {
  /** The ports that the process is to use, so that what passes through them is noted. */
  watch<Given extends Watchable>(ports: Given): Given;
  /** The process serves from now on. */
  ready(ports: Watchable, about: { readonly sandbox: string; readonly needsReadModels: boolean }): Promise<void>;
  /** It does no longer: a balancer sends nobody here any more. */
  stopping(): void;
  /** The last of all to close. */
  close(): Promise<void>;
}

/** Whatever the settings leave out is not even loaded. */
export const openTelemetry = async (config: Config, role: string, log: Logger): Promise<RunningTelemetry> => {
  const use = newBusUse();
  let readiness: (() => Promise<Readiness>) | undefined;
  const tracing = await openTracing(config, role, log);
  const served = await openMetrics(config, log, () => readiness);
  const { metrics } = served;
  const telemetry = { metrics, tracing, log };
  watchDisk(metrics, config.DATA_DIR);
  watchCertificates(metrics, config, { isForVisitors: role === 'gateway' || role === 'all' });

  return {
    ...telemetry,
    watch: (ports) => {
      watchLog(metrics, ports, use);
      watchStored(metrics, ports.sealed.documents, use);
      return watchPorts(ports, telemetry, use);
    },
    ready: async (ports, { sandbox, needsReadModels }) => {
      metrics.gauge('docket_build_info', () => [{ labels: { version, role, sandbox }, value: 1 }]);
      readiness = await openReadiness({ ports, needsReadModels, worksWithoutBus: role === 'gateway', log });
    },
    stopping: () => (readiness = undefined),
    close: async () => {
      await served.close();
      await tracing.close();
    },
  };
};

const openMetrics = async (
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
  log: Logger,
  readiness: () => (() => Promise<Readiness>) | undefined,
) => {
  if (port === undefined) return { metrics: noMetrics, close: async () => undefined };
  const { openPrometheusMetrics } = await import('../../services/platform/metrics/prometheus-metrics.js');
  const metrics = openPrometheusMetrics(log);
  const server = await serveWatched({ metrics, readiness, log }, { port, host });
  log.info({ address: server.address }, 'metrics are served');
  return { metrics, close: () => server.close() };
};

const openTracing = async (config: Config, role: string, log: Logger) => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
  if (endpoint === undefined) return { ...noTracing, close: async () => undefined };
  const { openOtlpTracing } = await import('../../services/platform/tracing/otlp-tracing.js');
  const share = config.OTEL_TRACES_SAMPLER_ARG;
  return openOtlpTracing({ endpoint, headers: headersIn(headers), share, role, log });
};

/** `name=value,name=value`, with values as in addresses. */
const headersIn = (text = ''): Readonly<Record<string, string>> => {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
};
