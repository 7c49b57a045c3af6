import { randomUUID } from 'node:crypto';
import type { Lane } from '../../../contracts/tools/tool.js';
import { idleSubject, type IdleMessage } from '../../../contracts/subjects.js';
import type { EventBus } from '../event-bus/event-bus.js';
import type { Log } from '../settings/logger.js';
import { runPeriodically } from '../leases/run-periodically.js';
import type { HeldConversion } from './take-conversion.js';

const SAY_EVERY_MS = 1000;
/** So many for each slot are asked for, so that the next one is there when a job ends. */
const CONVERSIONS_PER_SLOT = 4;

interface Sharing {
  readonly bus: EventBus;
  readonly lane: Lane;
  /** Conversions that this worker runs at a time. */
  readonly slots: number;
  readonly held: ReadonlyMap<string, HeldConversion>;
  readonly log: Log;
  readonly sayEveryMs?: number;
}

/** Passes work between the workers of a lane when one has too much and another too little. */
export interface WorkSharing {
  /** A conversion has ended here. */
  ended(): void;
  stop(): Promise<void>;
}

/**
 * A worker takes more than it can run, so that it may choose whose turn it is. While it has nothing to wait for, it says
 * so, at the end of a conversion and now and then; whoever of the same lane hears it hands back as much of what waits,
 * the last that came first.
 */
export const shareWork = async (sharing: Sharing): Promise<WorkSharing> => {
  const { bus, lane, slots, held, log, sayEveryMs = SAY_EVERY_MS } = sharing;
  const worker = randomUUID();
  const listening = await bus.onSignal(idleSubject(lane), (payload) => {
    const { worker: idle, free } = payload as IdleMessage;
    if (idle !== worker) for (const { handBack } of spareOf(held, slots).slice(0, free)) handBack();
  });
  const say = (): void => {
    if (held.size >= slots) return;
    bus.signal(idleSubject(lane), { worker, free: slots * CONVERSIONS_PER_SLOT - held.size } satisfies IdleMessage);
  };
  const saying = runPeriodically(sayEveryMs, log, async () => say());
  return {
    ended: say,
    stop: async () => {
      await Promise.all([saying.stop(), listening.stop()]);
    },
  };
};

/** Conversions that wait and will not begin at once in a slot of this worker, the last that came first. */
const spareOf = (held: Sharing['held'], slots: number): readonly HeldConversion[] => {
  const waiting = [...held.values()].filter(({ hasBegun }) => !hasBegun);
  const about = Math.max(0, slots - (held.size - waiting.length));
  return waiting.slice(about).toReversed();
};
