import type { Msg, Subscription } from 'nats';
import type { Log } from '../../settings/logger.js';
import type { EventBus } from '../event-bus.js';
import { guarded } from '../in-process/subscribers.js';
import { isOutOfReach, type NatsLink } from './nats-link.js';
import { answerIn, nobodyAnswers, replyWith, type Reply } from '../bus-reply.js';
import { checkPassingSubject, matcherOf } from '../subject-filter.js';

type Messages = Pick<EventBus, 'signal' | 'onSignal' | 'ask' | 'answer'>;

const ASK_TIMEOUT_MS = 5000;

/** Several processes that answer one subject share its questions. */
const ANSWERERS_QUEUE = 'answerers';

/** Messages that pass through NATS and are never stored: signals, questions and answers. */
export const createMessages = (link: NatsLink, log: Log): Messages => ({
  signal: (subject, payload) => {
    checkPassingSubject(subject);
    if (link.isUp()) link.connection.publish(subject, JSON.stringify(payload));
  },

  onSignal: async (filter, handle) => {
    matcherOf(filter);
    const listener = guarded((message: Msg, subject) => handle(message.json<object>(), subject), log);
    const subscription = link.connection.subscribe(filter, {
      callback: (error, message) => {
        if (error) log.error({ error, filter }, 'NATS does not deliver');
        else listener(message, message.subject);
      },
    });
    await known(link);
    return { stop: () => drained(link, subscription) };
  },

  ask: async <Answer>(subject: string, question: object, timeout = ASK_TIMEOUT_MS) => {
    checkPassingSubject(subject);
    return answerIn(await askFor(link, subject, { question, timeout })) as Answer;
  },

  answer: async (subject, handle) => {
    checkPassingSubject(subject);
    const stop = answerWith(link, { subject, answering: (message) => handle(message.json()), log });
    await known(link);
    return { stop };
  },
});

interface Answering {
  readonly subject: string;
  readonly answering: (question: Msg) => Promise<object>;
  readonly log: Log;
}

/** Returns what stops it. */
const answerWith = (link: NatsLink, { subject, answering, log }: Answering): (() => Promise<void>) => {
  const running = new Set<Promise<void>>();
  const answer = (message: Msg) => {
    const replied = replyWith(() => answering(message), subject, log).then((reply) => send(message, reply, log));
    running.add(replied);
    void replied.then(() => running.delete(replied));
  };
  const subscription = link.connection.subscribe(subject, {
    queue: ANSWERERS_QUEUE,
    callback: (error, message) => {
      if (error) log.error({ error, subject }, 'NATS does not deliver');
      else answer(message);
    },
  });
  return async () => {
    await drained(link, subscription);
    await Promise.all(running);
  };
};

const askFor = async (
  { connection }: NatsLink,
  subject: string,
  { question, timeout }: { question: object; timeout: number },
): Promise<Reply> => {
  try {
    const message = await connection.request(subject, JSON.stringify(question), { timeout });
    return message.json<Reply>();
  } catch (error) {
    throw isOutOfReach(error) ? nobodyAnswers(subject, error) : error;
  }
};

const send = (message: Msg, reply: Reply, log: Log): void => {
  try {
    message.respond(JSON.stringify(reply));
  } catch (error) {
    log.error({ error, subject: message.subject }, 'an answer could not be sent');
    message.respond(JSON.stringify({ type: 'broken' } satisfies Reply));
  }
};

/** Resolves when the server knows of every subscription; when it is away it learns of them once it is back. */
const known = async ({ connection }: NatsLink): Promise<void> => {
  await connection.flush().catch(() => undefined);
};

/** Messages on their way still arrive. */
const drained = async ({ connection }: NatsLink, subscription: Subscription): Promise<void> => {
  if (!connection.isClosed()) await subscription.drain();
};
