import type { Msg } from 'nats';
import type { Log } from '../../settings/logger.js';
import type { NatsLink } from './nats-link.js';

/** An address to which the server sends the events that were asked for, and word of requests it could not serve. */
export interface NatsInbox {
  readonly address: string;
  /** Messages on their way still arrive before this resolves. */
  close(): Promise<void>;
}

interface Receiving {
  readonly onEvent: (message: Msg) => void;
  readonly onRefused: (status: number) => void;
  readonly log: Log;
}

export const openInbox = (link: NatsLink, { onEvent, onRefused, log }: Receiving): NatsInbox => {
  const address = link.newInbox();
  const subscription = link.connection.subscribe(address, {
    callback: (error, message) => {
      if (error) log.error({ error }, 'NATS does not deliver');
      else if (message.subject === address) onRefused(message.headers?.code ?? 0);
      else onEvent(message);
    },
  });
  return {
    address,
    close: async () => {
      if (!link.connection.isClosed()) await subscription.drain();
    },
  };
};
