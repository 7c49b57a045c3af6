import {
  connect,
  createInbox,
  Events,
  NatsError,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
} from 'nats';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../settings/logger.js';
import { accessOptions, type NatsAccess } from './nats-access.js';

/** Between attempts to reach the server again; there are as many as it takes. */
const RECONNECT_PAUSE_MS = 500;

/** A server that doesn't answer for twice as long is taken for gone. */
const PING_INTERVAL_MS = 10_000;

/** A cluster that has just started, or has lost a server, agrees on leaders within this time. */
const PATIENCE_MS = 60_000;
const PATIENCE_PAUSE_MS = 250;

/** The connection to NATS, which comes back by itself. */
export interface NatsLink {
  readonly connection: NatsConnection;
  readonly stream: JetStreamClient;
  readonly manager: JetStreamManager;
  /** Copies of the stream that somebody asked for; undefined: as many as the server has room for, up to three. */
  readonly replicas: number | undefined;
  readonly log: Log;
  newInbox(): string;
  isUp(): boolean;
  /** Whether it is up, at once or within this time. */
  isUpWithin(ms: number): Promise<boolean>;
  /** Returns what takes it back. */
  onReconnect(react: () => void): () => void;
  /** Does it again while a cluster has no leader for it; so it must be a thing that can be done twice. */
  patiently<Result>(task: () => Promise<Result>): Promise<Result>;
}

export interface NatsLinkOptions extends NatsAccess {
  /** Shown in the server's reports. */
  readonly name?: string;
  /** As `NatsLink` has it. */
  readonly replicas?: number | undefined;
  readonly log: Log;
}

/** @throws Error when there is no server, or one without JetStream. */
export const openLink = async ({ name = 'docket', log, replicas, ...access }: NatsLinkOptions): Promise<NatsLink> => {
  const options = accessOptions(access);
  const connection = await connect({
    ...options,
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_PAUSE_MS,
    pingInterval: PING_INTERVAL_MS,
  });
  const reactions = new Set<() => void>();
  const onReconnect = (react: () => void) => {
    reactions.add(react);
    return () => void reactions.delete(react);
  };
  const isUp = watch(connection, log, reactions);
  return {
    connection,
    replicas,
    log,
    isUp,
    onReconnect,
    patiently,
    stream: connection.jetstream(),
    manager: await managerOf(connection),
    newInbox: () => createInbox(options.inboxPrefix),
    isUpWithin: async (ms: number) => isUp() || (await comesWithin(ms, onReconnect)),
  };
};

/** Whether the server is there for whoever asks. @throws NatsError */
export const askNats = async (access: NatsAccess, timeout: number): Promise<void> => {
  const connection = await connect({ ...accessOptions(access), name: 'docket doctor', timeout, reconnect: false });
  await connection.close();
};

const managerOf = async (connection: NatsConnection): Promise<JetStreamManager> => {
  try {
    return await patiently(() => connection.jetstreamManager());
  } catch (error) {
    await connection.close();
    throw error;
  }
};

const patiently = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isLeaderless(error) || performance.now() > until) throw error;
    }
    await pause(PATIENCE_PAUSE_MS);
  }
};

/** Returns whether the connection is up, as of now. */
const watch = (connection: NatsConnection, log: Log, reactions: Iterable<() => void>): (() => boolean) => {
  let up = true;
  const listen = async () => {
    for await (const { type, data } of connection.status()) {
      if (type === Events.Disconnect) {
        up = false;
        log.warn({ server: data }, 'the connection to NATS is down');
      }
      if (type === Events.Reconnect) {
        up = true;
        log.info({ server: data }, 'the connection to NATS is up again');
        for (const react of reactions) react();
      }
    }
  };
  void listen();
  return () => up && !connection.isClosed();
};

const comesWithin = (ms: number, on: (react: () => void) => () => void): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = on(() => end(true));
    const timer = setTimeout(() => end(false), ms);
    const end = (came: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(came);
    };
  });

/** The server's number of what went wrong in JetStream. */
const jetStreamCodeOf = (error: unknown): number | undefined =>
  error instanceof NatsError ? error.api_error?.err_code : undefined;

const NOT_FOUND_CODES: ReadonlySet<unknown> = new Set([10014, 10059]); // consumer, stream
const TOO_FEW_SERVERS_CODES: ReadonlySet<unknown> = new Set([10005, 10074]); // no peers in the cluster, no cluster
const OUT_OF_REACH_ERRORS: ReadonlySet<unknown> = new Set([
  '503',
  'TIMEOUT',
  'DISCONNECT',
  'CONNECTION_CLOSED',
  'CONNECTION_DRAINING',
  'CONNECTION_REFUSED',
]);

/** Also how a server answers that knows of no leader, or whose leader has just gone: not at all. */
const isLeaderless = (error: unknown): boolean =>
  jetStreamCodeOf(error) === 10008 || (error instanceof NatsError && error.code === 'TIMEOUT');

/** The user of this connection may not do it. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof NatsError && error.code === 'PERMISSIONS_VIOLATION';

/** There are not as many servers as copies were asked for, or one of them is away. */
export const isTooFewServers = (error: unknown): boolean => TOO_FEW_SERVERS_CODES.has(jetStreamCodeOf(error));

export const isNotFound = (error: unknown): boolean => NOT_FOUND_CODES.has(jetStreamCodeOf(error));
export const isOtherWasFirst = (error: unknown): boolean => jetStreamCodeOf(error) === 10071;
export const isDiskFull = (error: unknown): boolean => jetStreamCodeOf(error) === 10047;

/** Nobody answered: the server is away or starting, or nothing listens there. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof NatsError && OUT_OF_REACH_ERRORS.has(error.code) && !isDiskFull(error);
