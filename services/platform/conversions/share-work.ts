import { randomUUID } from 'node:crypto';
import type { Lane } from '../../../contracts/tools/tool.js';
import { idleSubject, type IdleMessage } from '../../../contracts/subjects.js';
import type { EventBus } from '../event-bus/event-bus.js';
import type { Log } from '../logger.js';
import { runPeriodically } from '../run-periodically.js';
import type { HeldConversion } from './take-conversion.js';

const SAY_EVERY_MS = 1000;

interface Sharing {
  readonly bus: EventBus;
  readonly lane: Lane;
  /** Conversions that this worker runs at a time. */
  readonly slots: number;
  readonly held: ReadonlyMap<string, HeldConversion>;
  readonly log: Log;
  readonly sayEveryMs?: number;
}

/**
 * A worker takes more than it can run, so that it may choose whose turn it is. While it has nothing to wait for, it says
 * so; whoever of the same lane hears it hands back as much of what waits, the last that came first.
 */
export const shareWork = async (sharing: Sharing): Promise<{ stop(): Promise<void> }> => {
  const { bus, lane, slots, held, log, sayEveryMs = SAY_EVERY_MS } = sharing;
  const worker = randomUUID();
  const listening = await bus.onSignal(idleSubject(lane), (payload) => {
    const { worker: idle, free } = payload as IdleMessage;
    if (idle === worker) return;
    const waiting = [...held.values()].filter(({ hasBegun }) => !hasBegun);
    for (const { handBack } of waiting.toReversed().slice(0, free)) handBack();
  });
  const saying = runPeriodically(sayEveryMs, log, async () => {
    const free = slots - held.size;
    if (free > 0) bus.signal(idleSubject(lane), { worker, free } satisfies IdleMessage);
  });
  return {
    stop: async () => {
      await Promise.all([saying.stop(), listening.stop()]);
    },
  };
};
