import { nanos, type Msg } from 'nats';
import { EventTooNew } from '../../event-store/upcast.js';
import type { Log } from '../../settings/logger.js';
import type { Taken } from '../delivery-attempt.js';
import { checkOptions } from '../consumer-options.js';
import { startConsumption, type Source } from '../consumption.js';
import type { ConsumerOptions, Consumption, EventBus } from '../event-bus.js';
import { ackAddressOf } from './nats-ack-address.js';
import { eventIn } from './nats-event.js';
import type { NatsLink } from './nats-link.js';
import { openPulls, type NatsPulls } from './nats-pulls.js';
import { ensureDurable, ensureStream, serverWaitMs } from './nats-stream.js';

const TOO_NEW_DELAY_MS = 30_000;

interface Consumer {
  readonly link: NatsLink;
  readonly options: ConsumerOptions;
  readonly log: Log;
}

/** Durable pull consumers: the server keeps their places, counts and times. */
export const createConsumers = (link: NatsLink, log: Log) => ({
  consume: async (...[options, handle]: Parameters<EventBus['consume']>): Promise<Consumption> => {
    checkOptions(options);
    const restore = async () => {
      await ensureStream(link);
      await ensureDurable(link, options);
    };
    await link.patiently(restore);
    const pulls = openPulls({ link, durable: options.durable, log, restore });
    const source: Source = {
      take: () => takeFrom(pulls, { link, options, log }),
      close: () => pulls.close(),
    };
    return startConsumption(source, { options, handle, log });
  },
});

const takeFrom = async (pulls: NatsPulls, consumer: Consumer): Promise<Taken | undefined> => {
  for (;;) {
    const message = await pulls.next();
    if (!message) return undefined;
    try {
      return takenOf(message, consumer);
    } catch (error) {
      refuse(message, error, consumer.log);
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

/**
 * An acknowledgement that is sent while the connection is down is lost; the server then gives the event again after a
 * while.
 */
const takenOf = (message: Msg, { link: { connection }, options }: Consumer): Taken => {
  const event = eventIn(message);
  const say = (word: string) => {
    if (!connection.isClosed()) message.respond(word);
  };
  const giveBack = (delayMs: number) => say(delayMs > 0 ? `-NAK ${JSON.stringify({ delay: nanos(delayMs) })}` : '-NAK');
  const waitMs = serverWaitMs(options);
  const isHurried = waitMs < options.ackWaitMs;
  const telling = isHurried ? setInterval(() => say('+WPI'), waitMs / 4) : undefined;
  const end = (word: () => void) => {
    clearInterval(telling);
    word();
  };
  return {
    event,
    subject: message.subject,
    deliveries: ackAddressOf(message).deliveries,
    extend: () => say('+WPI'),
    acknowledge: () => end(() => say('+ACK')),
    giveBack: (delayMs) => end(() => giveBack(delayMs)),
    lapse: () => end(() => isHurried && giveBack(0)), // otherwise the server has counted along
  };
};
