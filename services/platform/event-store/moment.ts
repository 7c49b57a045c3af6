import type { EventReader, Position, StoredEvent } from './event-store.js';

/** An event's position, or an instant of the clock that recorded events. */
export type Moment = { readonly position: Position } | { readonly instant: Date };

type Placed = Pick<StoredEvent, 'position' | 'recordedAt'>;

/** Whether an event was on the log at that moment. */
export const isUpTo = (moment: Moment): ((event: Placed) => boolean) => {
  if ('position' in moment) return ({ position }) => position <= moment.position;
  const until = moment.instant.toISOString();
  return ({ recordedAt }) => recordedAt <= until;
};

/** Whether an event was on the log before that moment. */
export const isBefore = (moment: Moment): ((event: Placed) => boolean) => {
  if ('position' in moment) return ({ position }) => position < moment.position;
  const since = moment.instant.toISOString();
  return ({ recordedAt }) => recordedAt < since;
};

type Positions = Pick<EventReader, 'parsePosition'>;

/** A position as a person types it. @throws Error */
export const positionOf = (log: Positions, text: string): Position => {
  const position = log.parsePosition(text);
  if (position === undefined) throw new Error(`"${text}" is not a position of this log`);
  return position;
};

const TIME_FORM = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A position or a time as a person types it; a day alone is its beginning. @throws Error */
export const momentOf = (log: Positions, text: string): Moment => {
  const position = log.parsePosition(text);
  if (position !== undefined) return { position };
  const instant = new Date(TIME_FORM.test(text) ? text : NaN);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`"${text}" is neither a position nor a time such as 2026-03-01T12:00:00Z`);
  return { instant };
};
