import {
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../../contracts/errors.js';
import { openEsdbClient, type EsdbClient } from './esdb-client.js';
import { createKnownStreams, type KnownStreams } from './esdb-known-streams.js';
import { createMarks, type Marks } from './esdb-marks.js';
import { esdbNames, type EsdbNames } from './esdb-names.js';

/** One call gets an answer within this time, or is made again. */
const CALL_TIMEOUT_MS = 10_000;
/** A server that can't be reached for so long is told as away. */
const PATIENCE_MS = 30_000;
const RETRY_PAUSE_MS = 100;

/**
 * Status codes of gRPC with which a call ends when its connection breaks, when a cluster elects a leader, or when a cluster has not
 * confirmed an append in time, which may then be on the log or come onto it later.
 */
const BROKEN_OFF_STATUSES: ReadonlySet<unknown> = new Set([2, 10, 13]);

export interface EsdbLinkOptions {
  /** The address of the server, such as `esdb://host:2113?tls=false`; several hosts have commas between them. */
  readonly uri: string;
  /** The names of Docket's streams begin with this on a server that other programs use too. */
  readonly streamPrefix?: string | undefined;
  readonly callTimeoutMs?: number;
  readonly patienceMs?: number;
}

export interface EsdbLink {
  readonly client: EventStoreDBClient;
  readonly readOurs: EsdbClient['readOurs'];
  readonly names: EsdbNames;
  readonly callTimeoutMs: number;
  readonly marks: Marks;
  readonly known: KnownStreams;
  /**
   * Does it again for as long as the server is away, within the patience for it; so it must be a thing that can be
   * done twice.
   *
   * @throws Refusal `service.unavailable` after that.
   */
  readonly persist: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** The server has taken too long. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * An append with a bound of its own: the client first looks for the leader of a cluster, for which it has no deadline.
 * What was given up may still come onto the log.
 */
export const answeredInTime = async <Result>(append: Promise<Result>, timeoutMs: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('an append took too long')), timeoutMs);
  });
  try {
    return await Promise.race([append, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Connects when it is first used. */
export const openEsdbLink = (options: EsdbLinkOptions): EsdbLink => {
  const { uri, streamPrefix, callTimeoutMs = CALL_TIMEOUT_MS, patienceMs = PATIENCE_MS } = options;
  const names = esdbNames(streamPrefix);
  const { client, readOurs, close } = openEsdbClient(uri, names.beginnings);
  const persist = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return await task();
      } catch (error) {
        if (!isAway(error)) throw error;
        if (performance.now() >= until)
          throw new Refusal('service.unavailable', { service: 'EventStoreDB' }, { cause: error });
      }
      await pause(RETRY_PAUSE_MS);
    }
  };
  const known = createKnownStreams();
  return { client, readOurs, names, callTimeoutMs, marks: createMarks(), known, persist, close };
};

const AWAY_ERRORS = [UnavailableError, DeadlineExceededError, TimeoutError, CancelledError, NotLeaderError, NoAnswer];

const isAway = (error: unknown): boolean =>
  AWAY_ERRORS.some((kind) => error instanceof kind) ||
  (error instanceof UnknownError && BROKEN_OFF_STATUSES.has(error.code)) ||
  (error instanceof Error && error.message.startsWith('Failed to discover')); // no host of a cluster answers
