import type { RecordedEvent } from '@eventstore/db-client';
import { LRUCache } from 'lru-cache';
import type { Position } from '../event-store.js';
import { placeOf } from './esdb-records.js';

const REMEMBERED_STREAMS = 1000;

export interface Place {
  readonly revision: number;
  readonly position: Position;
}

/** Which event ids a stream holds, from its first event to the last one that is known of; it only ever grows. */
export interface KnownStream {
  readonly places: ReadonlyMap<string, Place>;
  /** Revision of the last event that is known of; -1 when none is. */
  readonly last: number;
}

/** The parts of streams that this process has read or appended, so that an append need not read its stream again. */
export interface KnownStreams {
  readonly get: (stream: string) => KnownStream | undefined;
  /** An event that does not follow what is known is passed over, so that no id can be missing in between. */
  readonly note: (stream: string, id: string, place: Place) => void;
  readonly noteEvents: (stream: string, events: readonly RecordedEvent[]) => void;
  readonly forget: (stream: string) => void;
}

interface Growing {
  readonly places: Map<string, Place>;
  last: number;
}

export const createKnownStreams = (): KnownStreams => {
  const streams = new LRUCache<string, Growing>({ max: REMEMBERED_STREAMS });
  const note = (stream: string, id: string, place: Place): void => {
    const known = streams.get(stream) ?? { places: new Map(), last: -1 };
    if (place.revision !== known.last + 1) return;
    known.places.set(id, place);
    known.last = place.revision;
    streams.set(stream, known);
  };
  return {
    get: (stream) => streams.get(stream),
    note,
    noteEvents: (stream, events) => {
      for (const event of events)
        note(stream, event.id, { revision: Number(event.revision), position: placeOf(event) });
    },
    forget: (stream) => {
      streams.delete(stream);
    },
  };
};
