import { nanos, type Msg } from 'nats';
import { EventTooNew } from '../../event-store/upcast.js';
import type { Log } from '../../logger.js';
import type { Taken } from '../delivery-attempt.js';
import { checkOptions } from '../consumer-options.js';
import { startConsumption, type Source } from '../consumption.js';
import type { Consumption, EventBus } from '../event-bus.js';
import { eventIn } from './nats-event.js';
import type { NatsLink } from './nats-link.js';
import { openPulls, type NatsPulls } from './nats-pulls.js';
import { ensureDurable, ensureStream } from './nats-stream.js';

const TOO_NEW_DELAY_MS = 30_000;

/** Durable pull consumers: the server keeps their places, counts and times. */
export const createConsumers = (link: NatsLink, log: Log) => ({
  consume: async (...[options, handle]: Parameters<EventBus['consume']>): Promise<Consumption> => {
    checkOptions(options);
    const restore = async () => {
      await ensureStream(link);
      await ensureDurable(link, options);
    };
    await restore();
    const pulls = openPulls({ link, durable: options.durable, log, restore });
    const source: Source = {
      take: () => takeFrom(pulls, link, log),
      close: () => pulls.close(),
    };
    return startConsumption(source, { options, handle, log });
  },
});

const takeFrom = async (pulls: NatsPulls, link: NatsLink, log: Log): Promise<Taken | undefined> => {
  for (;;) {
    const message = await pulls.next();
    if (!message) return undefined;
    try {
      return takenOf(link, message);
    } catch (error) {
      refuse(message, error, log);
    }
  }
};

/** An event of a newer program waits for one: after an update this one knows it, too. */
const refuse = (message: Msg, error: unknown, log: Log): void => {
  const facts = { error, subject: message.subject };
  if (error instanceof EventTooNew) {
    log.error(facts, 'an event is newer than this program; it is given again later');
    message.respond(`-NAK ${JSON.stringify({ delay: nanos(TOO_NEW_DELAY_MS) })}`);
  } else {
    log.error(facts, 'what is on the stream there is no event; it is passed over');
    message.respond('+TERM');
  }
};

/** What is said while the connection is down is lost; the server then gives the event again after `ackWaitMs`. */
const takenOf = ({ connection }: NatsLink, message: Msg): Taken => {
  const say = (word: string) => {
    if (!connection.isClosed()) message.respond(word);
  };
  return {
    event: eventIn(message),
    subject: message.subject,
    deliveries: deliveriesOf(message),
    extend: () => say('+WPI'),
    acknowledge: () => say('+ACK'),
    giveBack: (delayMs) => say(delayMs > 0 ? `-NAK ${JSON.stringify({ delay: nanos(delayMs) })}` : '-NAK'),
    lapse: () => undefined, // the server has counted along
  };
};

/**
 * Read off the address for acknowledgements: `$JS.ACK.{stream}.{consumer}.{deliveries}...`, with a domain and an account
 * before the stream on servers that name them.
 */
const deliveriesOf = ({ reply = '' }: Msg): number => {
  const tokens = reply.split('.');
  return Number(tokens.length > 9 ? tokens[6] : tokens[4]);
};
