import type { Log } from '../settings/logger.js';
import type { Position, StoredEvent, Subscription } from './event-store.js';

interface Following {
  readonly readAll: (after?: Position) => AsyncIterable<StoredEvent>;
  readonly after: Position | undefined;
  readonly handle: (event: StoredEvent) => Promise<void>;
  readonly log: Log;
  /** Milliseconds after which it asks again for events that this process has not appended itself. */
  readonly pollMs: number;
  readonly retryPauseMs: number;
}

export interface Follower extends Subscription {
  /** The log has grown. */
  wake(): void;
}

/** A subscription made of reads from where the last one ended, so that no event is missed between catching up and live. */
export const follow = (following: Following): Follower => {
  const nap = createNap();
  const state = { cursor: following.after, stopped: false, growths: 0, idle: false };

  const turn = async (): Promise<void> => {
    const growths = state.growths;
    await deliver(following, state);
    if (state.growths !== growths || state.stopped) return;
    state.idle = true;
    await nap.sleep(following.pollMs);
    state.idle = false;
  };

  const pause = async (): Promise<void> => {
    if (!state.stopped) await nap.sleep(following.retryPauseMs);
  };

  const run = async (): Promise<void> => {
    while (!state.stopped) {
      try {
        await turn();
      } catch (error) {
        following.log.error({ error, after: state.cursor }, 'an event could not be handled; it is given again');
        await pause();
      }
    }
  };

  const done = run();
  return {
    wake: () => {
      state.growths += 1;
      if (state.idle) nap.interrupt(); // appends don't cut short the pause after a failure
    },
    stop: () => {
      state.stopped = true;
      nap.interrupt();
      return done;
    },
  };
};

const deliver = async (
  { readAll, handle }: Following,
  state: { cursor: Position | undefined; readonly stopped: boolean },
): Promise<void> => {
  for await (const event of readAll(state.cursor)) {
    if (state.stopped) return;
    await handle(event);
    state.cursor = event.position;
  }
};

const createNap = () => {
  let interrupt = (): void => undefined;
  return {
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        interrupt = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    interrupt: () => interrupt(),
  };
};
