import { once } from 'node:events';
import { WebSocket } from 'ws';
import { progressMessage, type ProgressMessage } from '../../contracts/api/conversions.js';
import type { Client } from './http-client.js';
import { until } from './until.js';

const END_PATIENCE_MS = 120_000;

/** Messages that `/ws` sends to the owner of some conversions. */
export interface Live {
  /** All so far, in the order they came. */
  messages(id: string): readonly ProgressMessage[];
  /** The one message that is not of progress. @throws Error when none comes in time. */
  endOf(id: string, patienceMs?: number): Promise<ProgressMessage>;
  close(): void;
}

export const openLive = async (client: Client): Promise<Live> => {
  const address = client.address.replace(/^http/, 'ws');
  const socket = new WebSocket(`${address}/ws`, { headers: { cookie: await client.cookie() } });
  const all = new Map<string, ProgressMessage[]>();
  let why = 'open';
  socket.on('message', (data: Buffer) => {
    const message = progressMessage.parse(JSON.parse(data.toString()));
    const known = all.get(message.conversionId) ?? [];
    all.set(message.conversionId, [...known, message]);
  });
  socket.on('close', (code: number) => (why = `closed with ${code}`));
  await once(socket, 'open');

  const messages = (id: string): readonly ProgressMessage[] => all.get(id) ?? [];
  const end = (id: string): ProgressMessage | undefined => messages(id).find(({ status }) => status !== 'processing');
  return {
    messages,
    endOf: async (id, patienceMs = END_PATIENCE_MS) => {
      await until(`${id} ends (socket ${why})`, () => end(id) !== undefined, patienceMs);
      return end(id)!;
    },
    close: () => socket.close(),
  };
};
