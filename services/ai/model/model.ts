import type { z } from 'zod';
import type { AnsweredBy } from '../../../contracts/api/ai.js';

/** One question to a model. */
export interface Question<Schema extends z.ZodType> {
  /** The instruction: words of this product, never of a document or a visitor. */
  readonly task: string;
  /**
   * The text that the instruction is about. Whatever stands in it is data: it is fenced off, and told to be no
   * instruction.
   */
  readonly data: string;
  /** Shape of the answer. Checks that JSON Schema cannot express are put to the model in words, once. */
  readonly answer: Schema;
  /** Tokens that the answer may have. */
  readonly answerTokens: number;
  readonly signal?: AbortSignal;
}

/** A language model. It gets no tools: all it can do is answer. */
export interface Model {
  readonly answeredBy: AnsweredBy;
  /** The host that answers; undefined where there is no model. */
  readonly host?: string;
  /** Tokens that the data of one question may have; 0 where there is no model. */
  readonly room: number;
  /** Tokens that all questions of this job may still have. */
  readonly left: () => number;
  /**
   * Asks, and once more where the answer does not have the shape.
   *
   * @throws Refusal `ai.no-provider`, `ai.rejected-key`, `ai.rejected-request`, `ai.no-credit`, `ai.unreachable`,
   *   `ai.busy`, `ai.timeout`, `ai.broken-off`, `ai.invalid-answer`, `ai.refused`, `ai.too-long`.
   */
  readonly ask: <Schema extends z.ZodType>(question: Question<Schema>) => Promise<z.output<Schema>>;
}
