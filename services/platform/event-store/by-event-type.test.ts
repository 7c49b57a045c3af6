import { eventTypes } from '../../../contracts/events/event-types.js';
import { byEventType, ignored, type EventTable } from './by-event-type.js';
import type { StoredEvent } from './event-store.js';

const nothing = Object.fromEntries(eventTypes.map((type) => [type, ignored])) as EventTable<string>;
const nameOf = byEventType<string>({ ...nothing, ConversionRenamed: ({ data }) => data.name });
const event = (type: string, data: object) => ({ type, version: 1, data }) as unknown as StoredEvent;

describe('a table of events', () => {
  test('makes of each event what stands there for its type', () => {
    expect(nameOf(event('ConversionRenamed', { name: 'a.pdf' }))).toBe('a.pdf');
  });

  test('makes nothing of what it ignores', () => {
    expect(nameOf(event('FileDownloaded', { name: 'a.pdf' }))).toBeUndefined();
  });

  test.each(['FileEaten', 'constructor', 'toString'])('makes nothing of %s, which it has never heard of', (type) => {
    expect(nameOf(event(type, { name: 'a.pdf' }))).toBeUndefined();
  });
});
