import type { Log } from '../../logger.js';
import { createConsumptions, once } from '../consumption.js';
import type { EventBus } from '../event-bus.js';
import { createConsumers } from './nats-consumer.js';
import { createFollowers } from './nats-follow.js';
import { openLink } from './nats-link.js';
import { createMessages } from './nats-messages.js';
import { createPublisher } from './nats-publisher.js';
import { ensureStream, waitingFor } from './nats-stream.js';

interface NatsOptions {
  /** Such as `nats://localhost:4222` or `nats://user:password@host:4222`; several with commas between them. */
  readonly url: string;
  /** Shown in the server's reports. */
  readonly name?: string;
  readonly log: Log;
}

/**
 * A bus between processes: one JetStream stream of every event. It survives restarts of the server; one that was
 * killed may have forgotten the last acknowledgements, and gives those events again after their `ackWaitMs`.
 *
 * @throws Error when there is no server, or one without JetStream.
 */
export const openNatsBus = async ({ url, name = 'docket', log }: NatsOptions): Promise<EventBus> => {
  const link = await openLink({ url, name, log });
  await ensureStream(link);
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
