import type { Log } from '../../settings/logger.js';
import type { Consumption, EventBus } from '../event-bus.js';
import { createListeners } from './in-process-listeners.js';
import { createQuestions } from './in-process-questions.js';
import { checkPassingSubject } from '../subject-filter.js';

type Messages = Pick<EventBus, 'signal' | 'onSignal' | 'ask' | 'answer'>;

const ASK_TIMEOUT_MS = 5000;

/** What passes through the bus and is never stored: signals, questions and answers. */
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
