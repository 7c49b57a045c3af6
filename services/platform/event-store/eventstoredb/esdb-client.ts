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
 * The client of EventStoreDB without two habits that can end the process when a server goes away:
 * - It sends all appends through one call and keeps their promises in one list per process. An error of that call leaves
 *   rejections that nobody can catch. Where the server seems not to know that call, each append is a call of its own,
 *   with a deadline of its own.
 * - It reconnects in the background, and nobody hears when that fails. The next call tries again in any case.
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
