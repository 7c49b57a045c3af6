import PQueue from 'p-queue';
import type { EventBus } from '../event-bus/event-bus.js';
import type { Log } from '../settings/logger.js';
import type { PersonKeys } from './person-keys.js';
import { openAll } from './sealed-text.js';

/** The bus as those hear it who may know what events say of people; on the bus itself they are sealed. */
export const openPrivateBus = (bus: EventBus, keys: PersonKeys, log: Log): EventBus => ({
  adapter: bus.adapter,
  publish: (subject, event) => bus.publish(subject, event),
  lastPublished: () => bus.lastPublished(),
  consume: (options, handle) =>
    bus.consume(options, async (delivery) => handle({ ...delivery, event: await openAll(keys, delivery.event) })),
  follow: async (filter, handle) => {
    const queue = new PQueue({ concurrency: 1 });
    const consumption = await bus.follow(filter, (event, subject) => {
      const handled = queue.add(async () => handle(await openAll(keys, event), subject));
      handled.catch((error: unknown) => log.error({ error, subject }, 'a follower broke'));
    });
    return {
      stop: async () => {
        await consumption.stop();
        await queue.onIdle();
      },
    };
  },
  signal: (subject, payload) => bus.signal(subject, payload),
  onSignal: (filter, handle) => bus.onSignal(filter, handle),
  ask: (subject, question, timeoutMs) => bus.ask(subject, question, timeoutMs),
  answer: (subject, handle) => bus.answer(subject, handle),
  close: () => bus.close(),
});
