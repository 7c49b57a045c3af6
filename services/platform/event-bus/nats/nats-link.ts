import { connect, Events, NatsError, type JetStreamClient, type JetStreamManager, type NatsConnection } from 'nats';
import type { Log } from '../../logger.js';

/** Between attempts to reach the server again; there are as many as it takes. */
const RECONNECT_PAUSE_MS = 500;

/** A server that doesn't answer for twice as long is taken for gone. */
const PING_INTERVAL_MS = 10_000;

/** The connection to NATS, which comes back by itself. */
export interface NatsLink {
  readonly connection: NatsConnection;
  readonly stream: JetStreamClient;
  readonly manager: JetStreamManager;
  isUp(): boolean;
  /** Whether it is up, at once or within this time. */
  isUpWithin(ms: number): Promise<boolean>;
  /** Returns what takes it back. */
  onReconnect(react: () => void): () => void;
}

interface NatsLinkOptions {
  /** As in `NatsOptions`. */
  readonly url: string;
  readonly name: string;
  readonly log: Log;
}

/** @throws Error when there is no server, or one without JetStream. */
export const openLink = async ({ url, name, log }: NatsLinkOptions): Promise<NatsLink> => {
  const connection = await connect({
    ...serversIn(url),
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_PAUSE_MS,
    pingInterval: PING_INTERVAL_MS,
  });
  const manager = await connection.jetstreamManager();
  const reactions = new Set<() => void>();
  const onReconnect = (react: () => void) => {
    reactions.add(react);
    return () => void reactions.delete(react);
  };
  const isUp = watch(connection, log, reactions);
  const isUpWithin = async (ms: number) => isUp() || (await comesWithin(ms, onReconnect));
  return { connection, stream: connection.jetstream(), manager, isUp, isUpWithin, onReconnect };
};

/** The client reads neither the user nor the demand for TLS in an address. */
const serversIn = (url: string) => {
  const servers = url.split(',').map((address) => new URL(address));
  const [{ username, password } = { username: '', password: '' }] = servers;
  return {
    servers: servers.map(({ host }) => host),
    ...(servers.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
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

const NOT_FOUND: ReadonlySet<unknown> = new Set([10014, 10059]); // consumer, stream
const OUT_OF_REACH: ReadonlySet<unknown> = new Set([
  '503',
  'TIMEOUT',
  'DISCONNECT',
  'CONNECTION_CLOSED',
  'CONNECTION_DRAINING',
  'CONNECTION_REFUSED',
]);

export const isNotFound = (error: unknown): boolean => NOT_FOUND.has(jetStreamCodeOf(error));
export const isOtherWasFirst = (error: unknown): boolean => jetStreamCodeOf(error) === 10071;
export const isDiskFull = (error: unknown): boolean => jetStreamCodeOf(error) === 10047;

/** Nobody answered: the server is away or starting, or nothing listens there. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof NatsError && OUT_OF_REACH.has(error.code) && !isDiskFull(error);
