import type { JsMsg } from 'nats';
import type { Log } from '../../logger.js';
import type { Consumption, EventBus } from '../event-bus.js';
import { guarded } from '../in-process/subscribers.js';
import { eventIn } from './nats-event.js';
import type { NatsLink } from './nats-link.js';
import { endOfStream, ensureStream, STREAM } from './nats-stream.js';
import { matcherOf } from '../subject-filter.js';

/** After a restart of the server, the longest time until the follower is made anew. */
const EXPIRY_MS = 5000;

/** Ordered consumers: ephemeral, and made anew behind the last event they gave whenever the server loses them. */
export const createFollowers = (link: NatsLink, log: Log) => ({
  follow: async (...[filter, handle]: Parameters<EventBus['follow']>): Promise<Consumption> => {
    matcherOf(filter);
    await ensureStream(link);
    const { sequence } = await endOfStream(link);
    const consumer = await link.stream.consumers.get(STREAM, {
      filterSubjects: filter,
      opt_start_seq: sequence + 1,
    });
    const listener = guarded((message: JsMsg, subject) => handle(eventIn(message), subject), log);
    const messages = await consumer.consume({
      expires: EXPIRY_MS,
      callback: (message) => listener(message, message.subject),
    });
    return {
      stop: async () => {
        await messages.close();
        // Left alone, it ends by itself after five minutes.
        await consumer.delete().catch((error: unknown) => log.info({ error, filter }, 'a follower was gone already'));
      },
    };
  },
});
