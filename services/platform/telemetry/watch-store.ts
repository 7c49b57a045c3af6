import type { EventStore, NewEvent, StoredEvent } from '../event-store/event-store.js';
import { openCourses, type ConversionCourses } from './conversion-course.js';
import type { Telemetry } from './telemetry.js';
import { tracedConversionOf } from './traced-events.js';

/** The log, of which is noted what passes through. */
export const watchStore = (store: EventStore, telemetry: Telemetry): EventStore => {
  const courses = openCourses(telemetry);
  const append: EventStore['append'] = async (stream, events, expected) => {
    const appended = await inTrace(telemetry, events, () => store.append(stream, events, expected));
    for (const event of events) courses.appended(event);
    return appended;
  };
  return {
    adapter: store.adapter,
    append,
    read: (stream, fromRevision) => seen(store.read(stream, fromRevision), courses),
    readAll: (after) => store.readAll(after),
    readRecords: (after) => store.readRecords(after),
    readRecordsBack: (from) => store.readRecordsBack(from),
    ...(store.checkStorage && { checkStorage: store.checkStorage }),
    ...(store.probe && { probe: store.probe }),
    parsePosition: (text) => store.parsePosition(text),
    subscribe: (after, handle) => store.subscribe(after, handle),
    close: () => store.close(),
  };
};

const inTrace = <Value>(
  { tracing }: Telemetry,
  events: readonly NewEvent[],
  append: () => Promise<Value>,
): Promise<Value> => {
  const [first] = events;
  const conversionId = first && tracedConversionOf(first);
  return conversionId === undefined ? append() : tracing.span({ conversionId, name: `append ${first?.type}` }, append);
};

const seen = async function* (
  events: AsyncIterable<StoredEvent>,
  courses: ConversionCourses,
): AsyncGenerator<StoredEvent, void> {
  for await (const event of events) {
    courses.seen(event);
    yield event;
  }
};
