import type { EventReader, Position } from '../event-store/event-store.js';

/** Beyond it nobody needs to know exactly, and to count takes time. */
const COUNTED_MAX = 1000;
const MS_PER_SECOND = 1000;

export interface Lag {
  readonly events: number;
  /** Age of the oldest of them; 0 without one. */
  readonly seconds: number;
}

/** The number of events on the log after a position (all of it for undefined), counted up to 1000. */
export const lagBehind = async (
  log: Pick<EventReader, 'readRecords'>,
  position: Position | undefined,
  now: Date,
): Promise<Lag> => {
  let events = 0;
  let seconds = 0;
  for await (const { recordedAt } of log.readRecords(position)) {
    if (events === 0) seconds = Math.max(0, now.getTime() - Date.parse(recordedAt)) / MS_PER_SECOND;
    events += 1;
    if (events === COUNTED_MAX) break;
  }
  return { events, seconds };
};
