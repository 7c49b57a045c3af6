import type { Log } from '../../settings/logger.js';
import { copyOf } from '../copy.js';
import type { Consumption } from '../event-bus.js';
import { answerIn, nobodyAnswers, replyWith, type Reply } from '../bus-reply.js';

type Answering = (question: object) => Promise<Reply>;

export interface Questions {
  ask(subject: string, question: object, timeoutMs: number): Promise<object>;
  answer(subject: string, handle: (question: never) => Promise<object>): Consumption;
}

export const createQuestions = (log: Log): Questions => {
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
