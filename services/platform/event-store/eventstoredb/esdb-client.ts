import { EventStoreDBClient } from '@eventstore/db-client';

/** What the client keeps to itself. */
interface Internals {
  readonly handleError: (...given: unknown[]) => Promise<void>;
  readonly getChannel: () => Promise<{ close(): void }>;
}

export interface EsdbClient {
  readonly client: EventStoreDBClient;
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
export const openEsdbClient = (uri: string): EsdbClient => {
  const client = EventStoreDBClient.connectionString(uri);
  const { handleError, getChannel } = client as unknown as Internals;
  Object.assign(client, {
    supports: async () => false,
    handleError: (...given: unknown[]) => handleError(...given).catch(() => undefined),
  });
  return {
    client,
    close: async () => {
      await client.dispose();
      const channel = await getChannel().catch(() => undefined); // there is none when no server was ever found
      channel?.close();
    },
  };
};
