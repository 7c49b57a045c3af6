import { isRefusalCode, Refusal, type RefusalFacts } from '../../../contracts/errors.js';
import type { Log } from '../settings/logger.js';
import { copyOf } from './copy.js';

/** The message that travels back to whoever asked. */
export type Reply =
  | { readonly type: 'answered'; readonly answer: object }
  | { readonly type: 'refused'; readonly code: string; readonly facts: RefusalFacts }
  | { readonly type: 'broken' };

/** Runs the answering side; a defect is logged here and travels only as the news that there was one. */
export const replyWith = async (answering: () => Promise<object>, subject: string, log: Log): Promise<Reply> => {
  try {
    return { type: 'answered', answer: copyOf(await answering()) };
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refused', code: error.code, facts: error.facts };
    log.error({ error, subject }, 'a question could not be answered');
    return { type: 'broken' };
  }
};

/** The asking side: the answer, or what the answering side threw. A code that only newer services know is a defect. */
export const answerIn = (reply: Reply): object => {
  if (reply.type === 'answered') return reply.answer;
  if (reply.type === 'refused' && isRefusalCode(reply.code)) throw new Refusal(reply.code, reply.facts);
  throw new Refusal('server.defect', {}, { cause: reply });
};

export const nobodyAnswers = (subject: string, cause?: unknown): Refusal =>
  new Refusal('service.unavailable', { service: subject }, { cause });
