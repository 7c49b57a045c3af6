import type { Position } from '../../platform/event-store/event-store.js';
import type { Mark } from './prove.js';

/** Events between two marks that are remembered, at least. */
const STRIDE = 1000;

/** Where on the log so many events have gone by: enough to find an event's place without counting from the beginning. */
export interface Marks {
  add(mark: Mark): void;
  /** The last one before a position. */
  before(position: Position): Mark | undefined;
}

export const createMarks = (): Marks => {
  const marks: Mark[] = [];
  return {
    add: ({ size, position }) => {
      if (size - (marks.at(-1)?.size ?? 0) >= STRIDE) marks.push({ size, position });
    },
    before: (position) => marks.findLast((mark) => mark.position < position),
  };
};
