interface MetricRow {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Each has few values, known beforehand: no ids, names or addresses. */
  readonly labels: readonly string[];
  /** Upper bounds of the buckets of a histogram, in its unit. */
  readonly buckets?: readonly number[];
}

const WORK_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Every metric of Docket, beside those of Node. Dashboards and alerts are checked against it. */
export const metricTable = {
  docket_build_info: {
    kind: 'gauge',
    help: 'Always 1; the labels say which version runs in which role, and how far what works on uploads is kept apart.',
    labels: ['version', 'role', 'sandbox'],
  },
  docket_conversions_requested_total: {
    kind: 'counter',
    help: 'Conversions that were accepted.',
    labels: ['tool', 'lane'],
  },
  docket_conversions_ended_total: {
    kind: 'counter',
    help: 'Conversions that ended, by outcome (completed, failed, cancelled) and error code (none without one).',
    labels: ['tool', 'lane', 'outcome', 'code'],
  },
  docket_conversion_duration_seconds: {
    kind: 'histogram',
    help: 'Time from the request of a conversion to its end.',
    labels: ['tool'],
    buckets: WORK_SECONDS,
  },
  docket_conversion_work_duration_seconds: {
    kind: 'histogram',
    help: 'Time from the last start of a conversion to its end, without the wait before it.',
    labels: ['tool'],
    buckets: WORK_SECONDS,
  },
  docket_jobs_waiting: {
    kind: 'gauge',
    help: 'Jobs that this worker has taken and that wait for their turn.',
    labels: ['lane'],
  },
  docket_jobs_running: { kind: 'gauge', help: 'Jobs that run in this worker.', labels: ['lane'] },
  docket_job_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the job that has run longest in this worker has run; 0 when none runs.',
    labels: ['lane'],
  },
  docket_queue_lag_seconds: {
    kind: 'gauge',
    help: 'How long the job that has waited longest in this worker has waited; 0 when none waits.',
    labels: ['lane'],
  },
  docket_jobs_killed_total: {
    kind: 'counter',
    help: 'Jobs that did not end by themselves, by reason (deadline, memory, crash).',
    labels: ['lane', 'reason'],
  },
  docket_job_processes_started_total: {
    kind: 'counter',
    help: 'Job processes that were started; every visitor gets one of their own.',
    labels: ['lane'],
  },
  docket_engine_restarts_total: {
    kind: 'counter',
    help: 'Engines beside the job processes that had to be started again because they died or gave no answer.',
    labels: ['engine'],
  },
  docket_bus_pending_events: {
    kind: 'gauge',
    help: 'Events on the bus that this consumer has not acknowledged yet; only where the bus counts them.',
    labels: ['consumer'],
  },
  docket_relay_lag_events: {
    kind: 'gauge',
    help: 'Events on the log that are not published on the bus yet, counted up to 1000.',
    labels: [],
  },
  docket_relay_lag_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest event that is not published yet; 0 without one.',
    labels: [],
  },
  docket_projector_lag_events: {
    kind: 'gauge',
    help: 'Events on the log that the read models do not show yet, counted up to 1000.',
    labels: [],
  },
  docket_projector_lag_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest event that the read models do not show yet; 0 without one.',
    labels: [],
  },
  docket_log_signing: {
    kind: 'gauge',
    help: '1 while checkpoints of the log are signed; 0 once the log is not what was signed.',
    labels: [],
  },
  docket_log_unsigned_events: {
    kind: 'gauge',
    help: 'Events that no signed checkpoint covers yet.',
    labels: [],
  },
  docket_log_checkpoint_age_seconds: {
    kind: 'gauge',
    help: 'Time since the last checkpoint was signed; without new events none is.',
    labels: [],
  },
  docket_checkpoint_places_unreachable: {
    kind: 'gauge',
    help: 'Places of CHECKPOINT_URL that could not be given a signed checkpoint at the last attempt.',
    labels: [],
  },
  docket_certificate_ends_seconds: {
    kind: 'gauge',
    help: 'Time until a certificate ends that this process uses or shows (nats, nats-ca, signing, visitors); negative after that.',
    labels: ['certificate'],
  },
  docket_http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Time to answer requests, by pattern of the route, method and class of the status.',
    labels: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
  },
  docket_sockets_open: { kind: 'gauge', help: 'Open WebSockets.', labels: [] },
  docket_stored_bytes: {
    kind: 'gauge',
    help: 'Bytes of the files and results that are kept, as the read models know them.',
    labels: [],
  },
  docket_disk_free_bytes: { kind: 'gauge', help: 'Free bytes on the disk of DATA_DIR.', labels: [] },
  docket_disk_size_bytes: { kind: 'gauge', help: 'Size of the disk of DATA_DIR.', labels: [] },
} as const satisfies Readonly<Record<`docket_${string}`, MetricRow>>;

type Table = typeof metricTable;
export type MetricName = keyof Table;
export type NameOf<Kind extends MetricRow['kind']> = {
  [Name in MetricName]: Table[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
export type LabelsOf<Name extends MetricName> = Readonly<Record<Table[Name]['labels'][number], string>>;
