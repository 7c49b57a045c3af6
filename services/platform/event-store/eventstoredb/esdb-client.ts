import { EventStoreDBClient } from '@eventstore/db-client';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';

/** Members that the client keeps to itself. */
interface Internals {
  readonly handleError: (...given: unknown[]) => Promise<void>;
  readonly getChannel: () => Promise<{ close(): void }>;
  readonly GRPCStreamCreator: (...given: [service: unknown, name: string, open: Open, ...rest: unknown[]]) => unknown;
}

interface Reading {
  readonly read: (request: ReadReq, ...rest: unknown[]) => unknown;
}
type Open = (service: Reading) => unknown;

export interface EsdbClient {
  readonly client: EventStoreDBClient;
  /** Reads the whole log but for the streams of other programs, which the server leaves out. */
  readonly readOurs: EventStoreDBClient['readAll'];
  readonly close: () => Promise<void>;
}

/**
 * The client of EventStoreDB without two habits:
 * - To a server that takes batches it sends all appends through one call, without a deadline: an append whose answer got
 *   lost never ends, and an error of that call also ends appends of other clients in this process, some with a rejection
 *   that nobody can catch. It asks the server whether it takes them, again without a deadline. It is told no; then each
 *   append is a call of its own with its own deadline. (It would not ask for appends that carry credentials either, but
 *   there are none where a certificate or nobody logs in.)
 * - It reconnects in the background, and nobody hears when that fails, except the process, which ends of it. The next
 *   call tries again in any case.
 */
export const openEsdbClient = (uri: string, beginnings: readonly string[]): EsdbClient => {
  const client = EventStoreDBClient.connectionString(uri);
  const { handleError, getChannel } = client as unknown as Internals;
  Object.assign(client, {
    supports: async () => false,
    handleError: (...args: unknown[]) => handleError(...args).catch(() => undefined),
  });
  return {
    client,
    readOurs: filteredReads(client, beginnings),
    close: async () => {
      await client.dispose();
      const channel = await getChannel().catch(() => undefined); // there is none when no server was ever found
      channel?.close();
    },
  };
};

/** The server can filter what it reads of the whole log; the client asks for it only in subscriptions. */
const filteredReads = (client: EventStoreDBClient, beginnings: readonly string[]): EventStoreDBClient['readAll'] => {
  const { GRPCStreamCreator } = client as unknown as Internals;
  const filtered = Object.assign(Object.create(client) as EventStoreDBClient, {
    GRPCStreamCreator: (...[service, name, open, ...rest]: Parameters<Internals['GRPCStreamCreator']>) =>
      GRPCStreamCreator(service, name, (reading) => open(filtering(reading, beginnings)), ...rest),
  });
  return (...args) => filtered.readAll(...args);
};

const filtering = (reading: Reading, beginnings: readonly string[]): Reading => ({
  read: (request, ...rest) => {
    const names = new streamsPb.ReadReq.Options.FilterOptions.Expression();
    names.setPrefixList([...beginnings]);
    const filter = new streamsPb.ReadReq.Options.FilterOptions();
    filter.setStreamIdentifier(names);
    filter.setCount(new sharedPb.Empty()); // however many are left out in between
    filter.setCheckpointintervalmultiplier(1);
    request.getOptions()?.setFilter(filter);
    return reading.read(request, ...rest);
  },
});
