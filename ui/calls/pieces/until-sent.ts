import { ConnectionLost } from './send-piece.js';

/** Waits between attempts, in seconds; the last one again and again. */
const WAITS = [1, 2, 4, 8, 15] as const;
const LONGEST_WAIT = 15;
/** Who is without a connection for so long begins anew. */
const PATIENCE_MS = 15 * 60 * 1000;

/** Until the time is over or the browser is connected again. */
const untilBack = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', back);
      signal.removeEventListener('abort', stop);
    };
    const back = (): void => {
      end();
      resolve();
    };
    const stop = (): void => {
      end();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(back, seconds * 1000);
    window.addEventListener('online', back);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });

/**
 * Sends something again as long as the connection is lost, for a quarter of an hour.
 *
 * @throws what `send` throws otherwise; ConnectionLost in the end.
 */
export const untilSent = async <Answer>(send: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
  const since = Date.now();
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ConnectionLost) || Date.now() - since > PATIENCE_MS) throw error;
      await untilBack(error.afterSeconds ?? WAITS[attempt] ?? LONGEST_WAIT, signal);
    }
  }
};
