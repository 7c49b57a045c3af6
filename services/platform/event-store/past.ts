import type { EventReader, EventStore, Position, StoredEvent } from './event-store.js';

/** The last moment that is looked at: an event's position, or an instant of the clock that recorded events. */
export type Moment = { readonly position: Position } | { readonly instant: Date };

/** Whether an event was on the log by then. */
export const wasThere = (moment: Moment): ((event: Pick<StoredEvent, 'position' | 'recordedAt'>) => boolean) => {
  if ('position' in moment) return ({ position }) => position <= moment.position;
  const until = moment.instant.toISOString();
  return ({ recordedAt }) => recordedAt <= until;
};

/** The log as it was at a moment. It cannot be appended to. */
export const openPast = (log: EventReader, moment: Moment): EventStore => {
  const there = wasThere(moment);
  const until = async function* <Event extends Pick<StoredEvent, 'position' | 'recordedAt'>>(
    events: AsyncIterable<Event>,
  ): AsyncGenerator<Event, void> {
    for await (const event of events) {
      if (!there(event)) return;
      yield event;
    }
  };
  return {
    adapter: 'past',
    append: () => Promise.reject(new Error('the past cannot be changed')),
    read: (stream, fromRevision) => until(log.read(stream, fromRevision)),
    readAll: (after) => until(log.readAll(after)),
    readRecords: (after) => until(log.readRecords(after)),
    async *readRecordsBack(from) {
      for await (const record of log.readRecordsBack(from)) if (there(record)) yield record;
    },
    subscribe: () => {
      throw new Error('nothing comes any more in the past');
    },
    close: () => log.close(),
  };
};
