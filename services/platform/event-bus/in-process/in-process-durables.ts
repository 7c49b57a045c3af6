import type { Log } from '../../settings/logger.js';
import { checkOptions } from '../consumer-options.js';
import { startConsumption } from '../consumption.js';
import type { Consumption, EventBus } from '../event-bus.js';
import { openDurable, type Durable } from './in-process-durable.js';
import type { Feed } from './in-process-feed.js';
import type { Journal } from './journal.js';

interface Parts {
  readonly feed: Feed;
  readonly journal: Journal;
  readonly log: Log;
}

/** Every durable that somebody in this process has asked for. */
export interface Durables {
  consume(...consuming: Parameters<EventBus['consume']>): Promise<Consumption>;
  /** To be called when something was published. */
  wake(): void;
  close(): Promise<void>;
}

export const createDurables = (parts: Parts): Durables => {
  const opening = new Map<string, Promise<Durable>>();
  const open = new Set<Durable>();

  const find = async (options: Parameters<EventBus['consume']>[0]) => {
    parts.journal.begin(options.durable, options.filter);
    const known = opening.get(options.durable) ?? openDurable({ ...parts, options });
    opening.set(options.durable, known);
    try {
      const durable = await known;
      open.add(durable);
      return durable;
    } catch (error) {
      opening.delete(options.durable);
      throw error;
    }
  };

  return {
    consume: async (options, handle) => {
      checkOptions(options);
      const durable = await find(options);
      return startConsumption(durable.join(), { options, handle, log: parts.log });
    },
    wake: () => {
      for (const durable of open) durable.wake();
    },
    close: async () => {
      for (const durable of open) await durable.close();
    },
  };
};
