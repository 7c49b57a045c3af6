import type { EventRecord } from '../../platform/event-store/event-store.js';
import type { Moment } from '../../platform/event-store/past.js';

/** Whether an event was on the log before this first moment that is asked for. */
export const wasTooEarly = (from: Moment): ((event: Pick<EventRecord, 'position' | 'recordedAt'>) => boolean) => {
  if ('position' in from) return ({ position }) => position < from.position;
  const since = from.instant.toISOString();
  return ({ recordedAt }) => recordedAt < since;
};
