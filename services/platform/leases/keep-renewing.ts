import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../settings/logger.js';

/** A holder renews its lease so often within the silence after which another may take it. */
const RENEWALS_PER_SILENCE = 6;
const SURE_SHARE = 2 / 3;

interface Renewing {
  readonly name: string;
  /** Says once more that the holder is there. @returns whether the lease still is its own. @throws while nobody can be reached. */
  readonly renew: () => Promise<boolean>;
  /** Milliseconds of a clock that only goes forward. */
  readonly monotonic: () => number;
  /** When the lease was asked for. */
  readonly askedMs: number;
  readonly silenceMs: number;
  readonly log: Log;
}

/** Keeps a lease until it is stopped or the lease is lost: taken by another, or its store out of reach for too long. */
export const keepRenewing = (renewing: Renewing): { readonly lost: AbortSignal; stop(): void } => {
  const { name, renew, monotonic, askedMs, silenceMs, log } = renewing;
  const end = new AbortController();
  let heardMs = askedMs;
  const loseWhenSilent = (): void => {
    if (monotonic() - heardMs < silenceMs * SURE_SHARE) return;
    log.warn({ lease: name }, 'a lease could not be renewed in time; another process may have it now');
    end.abort();
  };
  const watch = setInterval(loseWhenSilent, silenceMs / RENEWALS_PER_SILENCE / 2);
  end.signal.addEventListener('abort', () => clearInterval(watch), { once: true });

  const loop = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const sentMs = monotonic();
      try {
        if (await renew()) heardMs = sentMs;
        else end.abort();
      } catch (error) {
        log.warn({ error, lease: name }, 'a lease could not be renewed; it is tried again');
      }
      await pause(silenceMs / RENEWALS_PER_SILENCE, undefined, { signal: end.signal }).catch(() => undefined); // over meanwhile
    }
  };
  void loop();
  return { lost: end.signal, stop: () => end.abort() };
};
