import type { Log } from '../../settings/logger.js';
import { copyOf } from '../copy.js';
import type { Consumption } from '../event-bus.js';
import { guarded } from './subscribers.js';
import { matcherOf } from '../subject-filter.js';

/** Who listens right now, to signals or to new events. */
export interface Listeners<Payload extends object> {
  /** Gives a copy to each listener whose filter names the subject. */
  tell(subject: string, payload: Payload): void;
  add(filter: string, handle: (payload: Payload, subject: string) => void): Consumption;
}

export const createListeners = <Payload extends object>(log: Log): Listeners<Payload> => {
  const listeners = new Set<(payload: Payload, subject: string) => void>();
  return {
    tell: (subject, payload) => {
      for (const listen of listeners) listen(payload, subject);
    },
    add: (filter, handle) => {
      const matches = matcherOf(filter);
      const listen = (payload: Payload, subject: string) => {
        if (matches(subject)) guarded(handle, log)(copyOf(payload), subject);
      };
      listeners.add(listen);
      return { stop: async () => void listeners.delete(listen) };
    },
  };
};
