import { APIConnectionError, APIError } from 'openai';
import { Refusal } from '../../../contracts/errors.js';

/** An error that a provider sent instead of an answer. */
type Fault = APIError;

const BUSY_STATUSES: ReadonlySet<unknown> = new Set([408, 409, 429, 500, 502, 503, 504, 529]);
const NOT_ALLOWED_STATUSES: ReadonlySet<unknown> = new Set([401, 403]);

const isFault = (error: unknown): error is Fault => error instanceof APIError;
const isCode = (error: Fault, code: string): boolean => error.code === code;

/** Whether asking again may help. */
export const isPassing = (error: unknown): error is Fault => isFault(error) && passes(error);

const passes = (error: Fault): boolean => BUSY_STATUSES.has(error.status) && !isCode(error, 'insufficient_quota');

/** Whether the server does not understand how it was asked, such as a schema for the answer. */
export const isTurnedDown = (error: unknown): error is Fault =>
  isFault(error) && error.status === 400 && !isCode(error, TOO_LONG_CODE) && !isCode(error, FILTERED_CODE);

const TOO_LONG_CODE = 'context_length_exceeded';
const FILTERED_CODE = 'content_filter';

/** Turns a fault of a provider into a refusal; an error that is not of the provider is passed on. */
export const refusalOfFault = (error: unknown): unknown => {
  const cause = { cause: error };
  if (error instanceof APIConnectionError) return new Refusal('ai.unreachable', {}, cause);
  return isFault(error) ? refusalOfReply(error) : error;
};

/** A body that ends before its end is a bare TypeError of `fetch`; one that is no JSON, a SyntaxError of the client. */
export const isBrokenOff = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && BROKEN_OFF_ERRORS.has(error.name);

const BROKEN_OFF_ERRORS: ReadonlySet<unknown> = new Set(['TypeError', 'SyntaxError']);

const refusalOfReply = (error: Fault): Refusal => {
  const cause = { cause: error };
  if (NOT_ALLOWED_STATUSES.has(error.status)) return new Refusal('ai.rejected-key', {}, cause);
  if (isCode(error, 'insufficient_quota')) return new Refusal('ai.no-credit', {}, cause);
  if (isCode(error, FILTERED_CODE)) return new Refusal('ai.refused', {}, cause);
  if (passes(error)) return new Refusal('ai.busy', {}, cause);
  const reason = isCode(error, TOO_LONG_CODE)
    ? 'a part of the document is too long for it'
    : `status ${error.status ?? '?'}`;
  return new Refusal('ai.rejected-request', { reason }, cause);
};
