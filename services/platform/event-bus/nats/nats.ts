import { createConsumptions, once } from '../consumption.js';
import type { EventBus } from '../event-bus.js';
import { createConsumers } from './nats-consumer.js';
import { createFollowers } from './nats-follower.js';
import { openLink, type NatsLinkOptions } from './nats-link.js';
import { createMessages } from './nats-messages.js';
import { createPublisher } from './nats-publisher.js';
import { ensureStream, waitingFor } from './nats-stream.js';

/**
 * A bus between processes: one JetStream stream of every event. It survives restarts of the server; one that was
 * killed may have forgotten the last acknowledgements, and gives those events again after their `ackWaitMs`.
 *
 * @throws Error when there is no server, or one without JetStream.
 */
export const openNatsBus = async (options: NatsLinkOptions): Promise<EventBus> => {
  const { log } = options;
  const link = await openLink(options);
  try {
    await link.patiently(() => ensureStream(link));
  } catch (error) {
    await link.connection.close();
    throw error;
  }
  const { keep, stopAll } = createConsumptions();
  const { consume } = createConsumers(link, log);
  const { follow } = createFollowers(link, log);
  const { onSignal, answer, ...messages } = createMessages(link, log);

  return {
    adapter: 'nats',
    ...createPublisher(link),
    ...messages,
    waiting: (durable) => waitingFor(link, durable),
    consume: async (options, handle) => keep(await consume(options, handle)),
    follow: async (filter, handle) => keep(await follow(filter, handle)),
    onSignal: async (filter, handle) => keep(await onSignal(filter, handle)),
    answer: async (subject, handle) => keep(await answer(subject, handle)),
    close: once(async () => {
      await stopAll();
      if (link.isUp()) await link.connection.flush();
      await link.connection.close();
    }),
  };
};
