import type { LogState } from '../../contracts/api/audit.js';
import type { CheckpointsSentAnswer } from '../../contracts/api/health.js';
import { questions } from '../../contracts/subjects.js';
import type { NameOf } from '../../services/platform/metrics/metric-table.js';
import type { Metrics } from '../../services/platform/metrics/metrics.js';
import { reachedBy } from '../../services/platform/read-models/refresh.js';
import { lagBehind } from '../../services/platform/telemetry/log-lag.js';
import { reportsReadModels, type BusUse } from '../../services/platform/telemetry/watch-bus.js';
import type { Ports } from '../ports/ports.js';
import { rememberAnswer } from './remembered-answer.js';

/** Several gauges are made of one answer. */
const KEPT_MS = 5000;
const SECOND_MS = 1000;
/** Whoever waits for work is missing itself when it has a fault, so whoever publishes tells of all of them. */
const shareLinks = [
  'share',
  'share-cleanup',
  'share-revoked',
  'share-completed',
  'share-deleted',
  'share-drawn',
] as const;
const consumers: readonly string[] = [
  'pdf',
  'ai',
  ...shareLinks,
  'accounts',
  'accounts-late',
  'accounts-late-requests',
  'webhooks',
  'workflow-runs',
  'workflow-steps',
];
/** Where processes share the read models, the projector follows the log itself. */
export const consumersCounted = ({ isShared }: Pick<Ports, 'isShared'>): readonly string[] =>
  isShared ? consumers : [...consumers, 'projector'];

const plain = (value: number) => [{ labels: {}, value }];

type OtherGauge = `docket_${'jobs' | 'job' | 'queue' | 'bus' | 'certificate' | 'checkpoint'}_${string}`;
type LogGauge = Exclude<NameOf<'gauge'>, 'docket_build_info' | OtherGauge>;

type LogPorts = Pick<Ports, 'sealed' | 'isShared'>;

/** How far this process is with the log: each process tells only of what it does itself. */
export const watchLog = (metrics: Metrics, ports: LogPorts, use: BusUse): void => {
  const { store, bus, documents } = ports.sealed;
  const gauges = <Answer extends object>(
    ask: () => Promise<Answer | undefined>,
    values: Readonly<Partial<Record<LogGauge, (answer: Answer) => number>>>,
  ): void => {
    const asked = rememberAnswer(KEPT_MS, ask);
    for (const [name, valueOf] of Object.entries(values)) {
      metrics.gauge(name as LogGauge, async () => {
        const answer = await asked();
        return answer === undefined ? [] : plain(valueOf(answer));
      });
    }
  };
  const lag = (position: string | undefined) => lagBehind(store, position, new Date());

  gauges(async () => use.published && lag(use.published.upTo), {
    docket_relay_lag_events: ({ events }) => events,
    docket_relay_lag_seconds: ({ seconds }) => seconds,
  });
  gauges(async () => (reportsReadModels(use) ? lag(await reachedBy(documents)) : undefined), {
    docket_projector_lag_events: ({ events }) => events,
    docket_projector_lag_seconds: ({ seconds }) => seconds,
  });
  const signing = async () =>
    use.answered.has(questions.stateOfLog) ? bus.ask<LogState>(questions.stateOfLog, {}) : undefined;
  gauges(signing, {
    docket_log_signing: ({ isSigning }) => Number(isSigning),
    docket_log_unsigned_events: ({ events, checkpoint }) => events - (checkpoint?.size ?? 0),
  });
  gauges(async () => (await signing())?.checkpoint ?? undefined, {
    docket_log_checkpoint_age_seconds: ({ time }) => Math.max(0, Date.now() - Date.parse(time)) / SECOND_MS,
  });
  watchSending(metrics, ports, use);
  watchWaiting(metrics, ports, use);
};

const watchSending = (metrics: Metrics, { sealed: { bus } }: LogPorts, use: BusUse): void => {
  metrics.gauge('docket_checkpoint_places_unreachable', async () => {
    if (!use.answered.has(questions.checkpointsSent)) return [];
    const { destinations } = await bus.ask<CheckpointsSentAnswer>(questions.checkpointsSent, {});
    return plain(destinations.filter(({ reachable }) => !reachable).length);
  });
};

const watchWaiting = (metrics: Metrics, { sealed: { bus }, isShared }: LogPorts, use: BusUse): void => {
  metrics.gauge('docket_bus_pending_events', async () => {
    if (!use.published) return [];
    const each = consumersCounted({ isShared }).map(async (consumer) => ({
      labels: { consumer },
      value: await bus.waiting?.(consumer),
    }));
    return (await Promise.all(each)).flatMap(({ labels, value }) => (value === undefined ? [] : [{ labels, value }]));
  });
};
