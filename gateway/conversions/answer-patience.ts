import type { Response } from 'express';
import { SECOND_MS } from '../../contracts/durations.js';
import { answerSecondsOf } from '../../contracts/tools/time-limits.js';
import type { Tool } from '../../contracts/tools/tool.js';

/** A client has this long to take the answer itself. */
const SILENCE_AFTER_MS = 60_000;

interface Patience {
  /** The client has left. */
  readonly left: AbortSignal;
  /** Too much time has passed. */
  readonly over: AbortSignal;
  /** How much that is. */
  readonly seconds: number;
}

/** How long to wait for what a tool makes: until the client leaves, or as long as the tool may work and a little longer. */
export const patienceOf = (tool: Pick<Tool, 'effort' | 'isQuestion'>, factor: number, response: Response): Patience => {
  const leaving = new AbortController();
  const ending = new AbortController();
  const seconds = answerSecondsOf(tool, factor);
  const timer = setTimeout(() => ending.abort(), seconds * SECOND_MS).unref();
  response.once('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) leaving.abort();
  });
  response.setTimeout(seconds * SECOND_MS + SILENCE_AFTER_MS); // the server itself would hang up on the silence sooner
  return { left: leaving.signal, over: ending.signal, seconds };
};
