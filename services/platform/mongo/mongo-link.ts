import {
  MongoClient,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  MongoWriteConcernError,
  type Db,
} from 'mongodb';
import { Refusal } from '../../../contracts/errors.js';

/** A server that can't be reached for so long is told as away. */
const SELECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** The server's code for a document whose unique key another one has. */
export const DUPLICATE_KEY = 11_000;

/** A database on MongoDB. Its writes are on the disks of a majority of servers before they are answered. */
export interface MongoLink {
  readonly db: Db;
  /** Whether there are several servers, of which one may take itself for the primary when it is no longer. */
  readonly isReplicated: boolean;
  close(): Promise<void>;
}

interface MongoLinkOptions {
  /** The address, such as `mongodb://one,two,three/docket?replicaSet=rs0`; its path names the database. */
  readonly uri: string;
  /** How long a server may take to answer. */
  readonly patienceMs?: number;
}

/**
 * Reaches for the server at once, so that a wrong address is told at the start.
 *
 * @throws Refusal `service.unavailable` when there is no server.
 */
export const openMongoLink = async ({
  uri,
  patienceMs = SELECTION_TIMEOUT_MS,
}: MongoLinkOptions): Promise<MongoLink> => {
  const client = new MongoClient(uri, {
    appName: 'docket',
    serverSelectionTimeoutMS: patienceMs,
    socketTimeoutMS: SOCKET_TIMEOUT_MS,
    readPreference: 'primary',
    writeConcern: { w: 'majority', journal: true },
    ignoreUndefined: true,
  });
  await whileReachable(() => client.connect()).catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
  const db = client.db();
  const hello = await whileReachable(() => db.command({ isMaster: 1 })); // `hello` is younger
  return { db, isReplicated: 'setName' in hello || hello['msg'] === ROUTER_MESSAGE, close: () => client.close() };
};

/** The router of a sharded cluster calls itself so. */
const ROUTER_MESSAGE = 'isdbgrid';

/** @throws Refusal `service.unavailable` in place of what the driver throws when the server is away. */
export const whileReachable = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  try {
    return await task();
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new Refusal('service.unavailable', { service: 'MongoDB' }, { cause: error });
  }
};

/** The items of a cursor, one after the other. @throws as {@link whileReachable} */
export const eachReachable = async function* <Item>(cursor: Cursor<Item>): AsyncGenerator<Item, void> {
  try {
    for (;;) {
      const item = await whileReachable(() => cursor.next());
      if (item === null) return;
      yield item;
    }
  } finally {
    await cursor.close();
  }
};

interface Cursor<Item> {
  next(): Promise<Item | null>;
  close(): Promise<void>;
}

/** Codes of a server that is not the primary any more, stops, or got no answer from a majority in time. */
const AWAY_CODES: ReadonlySet<unknown> = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
]);

/** A write may have been done all the same; whatever is written is written again by whoever asks again. */
const isAway = (error: unknown): boolean =>
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNetworkError ||
  error instanceof MongoWriteConcernError ||
  (error instanceof MongoError && error.hasErrorLabel('RetryableWriteError')) ||
  (error instanceof MongoServerError && AWAY_CODES.has(error.code));
