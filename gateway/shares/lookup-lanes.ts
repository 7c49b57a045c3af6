import { setTimeout as pause } from 'node:timers/promises';

const LOOKUPS_AT_A_TIME = 10;
const SLOW_LOOKUP_MS = 1000;
const SLOW_LOOKUPS_WAITING_MAX = 5;

interface Fast {
  running: number;
  readonly waiting: (() => void)[];
}

interface Slow {
  waiting: number;
  /** As `performance.now()` counts. */
  nextAt: number;
}

/** Who waits for a lookup, by network. */
export class LookupLanes {
  private readonly fast = new Map<string, Fast>();
  private readonly slow = new Map<string, Slow>();

  /** How many wait for their turn to be {@link quickly} looked up. */
  waitingOf(network: string): number {
    return this.fast.get(network)?.waiting.length ?? 0;
  }

  /** Runs so few lookups at a time that what they find is counted before many more begin. */
  async quickly<Found>(network: string, lookUp: () => Promise<Found>): Promise<Found> {
    const lane = this.fast.get(network) ?? { running: 0, waiting: [] };
    this.fast.set(network, lane);
    if (lane.running >= LOOKUPS_AT_A_TIME) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else lane.running += 1;
    try {
      return await lookUp();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else if ((lane.running -= 1) === 0) this.fast.delete(network);
    }
  }

  /** One a second. @returns undefined, without a lookup, where too many wait already. */
  async slowly<Found>(network: string, lookUp: () => Promise<Found>): Promise<Found | undefined> {
    const now = performance.now();
    const lane = this.slow.get(network) ?? { waiting: 0, nextAt: now };
    if (lane.waiting >= SLOW_LOOKUPS_WAITING_MAX) return undefined;
    this.slow.set(network, lane);
    lane.waiting += 1;
    const at = Math.max(now, lane.nextAt);
    lane.nextAt = at + SLOW_LOOKUP_MS;
    try {
      await pause(at - now);
      return await lookUp();
    } finally {
      lane.waiting -= 1;
      setTimeout(() => this.forget(network), SLOW_LOOKUP_MS).unref();
    }
  }

  private forget(network: string): void {
    const lane = this.slow.get(network);
    if (lane?.waiting === 0 && lane.nextAt <= performance.now()) this.slow.delete(network);
  }
}
