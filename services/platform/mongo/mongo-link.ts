import { MongoClient, MongoNetworkError, MongoServerSelectionError, type Db } from 'mongodb';
import { Refusal } from '../../../contracts/errors.js';

/** A server that can't be reached for so long is told as away. */
const SELECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** A database on MongoDB. Its writes are on the disks of a majority of servers before they are answered. */
export interface MongoLink {
  readonly db: Db;
  close(): Promise<void>;
}

interface MongoLinkOptions {
  /** Such as `mongodb://one,two,three/docket?replicaSet=rs0`; the path names the database. */
  readonly uri: string;
}

/**
 * Reaches for the server at once, so that a wrong address is told at the start.
 *
 * @throws Refusal `service.unavailable` when there is no server.
 */
export const openMongoLink = async ({ uri }: MongoLinkOptions): Promise<MongoLink> => {
  const client = new MongoClient(uri, {
    appName: 'docket',
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    socketTimeoutMS: SOCKET_TIMEOUT_MS,
    readPreference: 'primary',
    writeConcern: { w: 'majority', journal: true },
    ignoreUndefined: true,
  });
  await whileReachable(() => client.connect());
  return { db: client.db(), close: () => client.close() };
};

/** @throws Refusal `service.unavailable` in place of what the driver throws when the server is away. */
export const whileReachable = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  try {
    return await task();
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new Refusal('service.unavailable', { service: 'MongoDB' }, { cause: error });
  }
};

const isAway = (error: unknown): boolean =>
  error instanceof MongoServerSelectionError || error instanceof MongoNetworkError;
