import { LRUCache } from 'lru-cache';
import type { Position } from '../event-store.js';

/** Far more than pages are read of a log between two restarts; beyond, the one that was noted first is forgotten. */
const MARKS_MAX = 10_000;

/** The clocks of a cluster's servers may differ by so much. */
const CLOCKS_APART_MS = 60_000;

/** Places of the log that were seen, with their times: no index of the server leads from a time to a place. */
export interface Marks {
  readonly note: (position: Position, recordedAt: string) => void;
  /** The first known place that is surely after everything that was recorded by this time. */
  readonly after: (recordedBy: string) => Position | undefined;
}

export const createMarks = (): Marks => {
  const marks = new LRUCache<Position, string>({ max: MARKS_MAX });
  return {
    note: (position, recordedAt) => {
      marks.set(position, recordedAt);
    },
    after: (recordedBy) => {
      const surely = Date.parse(recordedBy) + CLOCKS_APART_MS;
      let markedPosition: Position | undefined;
      for (const [position, recordedAt] of marks) {
        if (Date.parse(recordedAt) > surely && (markedPosition === undefined || position < markedPosition))
          markedPosition = position;
      }
      return markedPosition;
    },
  };
};
