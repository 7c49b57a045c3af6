import type { EventReader, EventStore, StoredEvent } from './event-store.js';
import { isUpTo, type Moment } from './moment.js';

/** The log as it was at a moment. It cannot be appended to. */
export const openPast = (log: EventReader, moment: Moment): EventStore => {
  const isThere = isUpTo(moment);
  const until = async function* <Event extends Pick<StoredEvent, 'position' | 'recordedAt'>>(
    events: AsyncIterable<Event>,
  ): AsyncGenerator<Event, void> {
    for await (const event of events) {
      if (!isThere(event)) return;
      yield event;
    }
  };
  return {
    adapter: 'past',
    parsePosition: (text) => log.parsePosition(text),
    append: () => Promise.reject(new Error('the past cannot be changed')),
    read: (stream, fromRevision) => until(log.read(stream, fromRevision)),
    readAll: (after) => until(log.readAll(after)),
    readRecords: (after) => until(log.readRecords(after)),
    async *readRecordsBack(from) {
      for await (const record of log.readRecordsBack(from)) if (isThere(record)) yield record;
    },
    subscribe: () => {
      throw new Error('nothing comes any more in the past');
    },
    close: () => log.close(),
  };
};
