import type { Position } from '../../event-store/event-store.js';
import type { Entry } from './in-process-feed.js';

/** An event that was given and is not acknowledged: in a handler, or waiting to be given again. */
export interface Pending extends Entry {
  readonly deliveries: number;
  /** When it is to be given again, as `performance.now()` counts; undefined while a handler has it. */
  readonly dueAtMs: number | undefined;
}

/** The unacknowledged events of one durable, in the order in which they were first given. */
export interface PendingEvents {
  size(): number;
  put(pending: Pending): void;
  remove(position: Position): void;
  /** Makes one wait for its next turn. */
  delay(position: Position, delayMs: number): void;
  /** The first one whose time has come. */
  due(): Pending | undefined;
  /** Until the next one's time comes; undefined when none waits. */
  msUntilDue(): number | undefined;
}

export const createPending = (): PendingEvents => {
  const all = new Map<Position, Pending>();
  return {
    size: () => all.size,
    put: (pending) => void all.set(pending.event.position, pending),
    remove: (position) => void all.delete(position),
    delay: (position, delayMs) => {
      const pending = all.get(position);
      if (pending) all.set(position, { ...pending, dueAtMs: performance.now() + delayMs });
    },
    due: () => [...all.values()].find(({ dueAtMs = Infinity }) => dueAtMs <= performance.now()),
    msUntilDue: () => {
      const times = [...all.values()].flatMap(({ dueAtMs }) => dueAtMs ?? []);
      return times.length === 0 ? undefined : Math.max(0, Math.min(...times) - performance.now());
    },
  };
};
