import type { Log } from '../../settings/logger.js';
import type { Consumption, EventBus } from '../event-bus.js';
import { createListeners } from './in-process-listeners.js';
import { checkPassingSubject } from '../subject-filter.js';
import { copyOf } from '../copy.js';
import { answerIn, nobodyAnswers, replyWith, type Reply } from '../bus-reply.js';

type Messages = Pick<EventBus, 'signal' | 'onSignal' | 'ask' | 'answer'>;

const ASK_TIMEOUT_MS = 5000;

/** Messages that pass through the bus and are never stored: signals, questions and answers. */
export const createMessages = (log: Log, keep: (consumption: Consumption) => Consumption): Messages => {
  const signals = createListeners<object>(log);
  const questions = createQuestions(log);
  return {
    signal: (subject, payload) => {
      checkPassingSubject(subject);
      signals.tell(subject, payload);
    },
    onSignal: async (filter, handle) => keep(signals.add(filter, handle)),
    ask: async <Answer>(subject: string, question: object, timeoutMs = ASK_TIMEOUT_MS) => {
      checkPassingSubject(subject);
      return (await questions.ask(subject, question, timeoutMs)) as Answer;
    },
    answer: async (subject, handle) => {
      checkPassingSubject(subject);
      return keep(questions.answer(subject, handle));
    },
  };
};

type Answering = (question: object) => Promise<Reply>;

interface Questions {
  ask(subject: string, question: object, timeoutMs: number): Promise<object>;
  answer(subject: string, handle: (question: never) => Promise<object>): Consumption;
}

const createQuestions = (log: Log): Questions => {
  const answerers = new Map<string, Answering[]>();

  /** Whoever has waited longest for a question gets the next one. */
  const nextFor = (subject: string) => {
    const all = answerers.get(subject) ?? [];
    const first = all.shift();
    if (first) all.push(first);
    return first;
  };

  return {
    ask: async (subject, question, timeoutMs) => {
      const answering = nextFor(subject);
      if (!answering) throw nobodyAnswers(subject);
      return answerIn(await within(timeoutMs, answering(copyOf(question)), subject));
    },
    answer: (subject, handle) => {
      const running = new Set<Promise<Reply>>();
      const answering: Answering = (question) => {
        const reply = replyWith(() => handle(question as never), subject, log);
        running.add(reply);
        void reply.finally(() => running.delete(reply));
        return reply;
      };
      answerers.set(subject, [...(answerers.get(subject) ?? []), answering]);
      return {
        stop: async () => {
          answerers.set(
            subject,
            (answerers.get(subject) ?? []).filter((other) => other !== answering),
          );
          await Promise.all(running);
        },
      };
    },
  };
};

const within = async (timeoutMs: number, reply: Promise<Reply>, subject: string): Promise<Reply> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(nobodyAnswers(subject)), timeoutMs);
  });
  try {
    return await Promise.race([reply, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
