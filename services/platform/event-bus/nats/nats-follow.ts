import type { Msg } from 'nats';
import type { Log } from '../../settings/logger.js';
import type { Consumption, EventBus } from '../event-bus.js';
import { guarded } from '../in-process/subscribers.js';
import { matcherOf } from '../subject-filter.js';
import { eventIn } from './nats-event.js';
import { openFollower } from './nats-follower.js';
import type { NatsLink } from './nats-link.js';

export const createFollowers = (link: NatsLink, log: Log) => ({
  follow: async (...[filter, handle]: Parameters<EventBus['follow']>): Promise<Consumption> => {
    matcherOf(filter);
    const listener = guarded((message: Msg, subject) => handle(eventIn(message), subject), log);
    return openFollower({ link, filter, log, onEvent: (message) => listener(message, message.subject) });
  },
});
