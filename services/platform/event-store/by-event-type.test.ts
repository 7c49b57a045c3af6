import { byEventType } from './by-event-type.js';
import type { StoredEvent } from './event-store.js';

const nameOf = byEventType<string>({ ConversionRenamed: ({ data }) => data.name, ConversionDeleted: null });
const event = (type: string, data: object) => ({ type, version: 1, data }) as unknown as StoredEvent;

describe('a table of events', () => {
  test('makes of each event what stands there for its type', () => {
    expect(nameOf(event('ConversionRenamed', { name: 'a.pdf' }))).toBe('a.pdf');
  });

  test.each(['FileDownloaded', 'ConversionDeleted'])('makes nothing of %s, which it leaves out or ignores', (type) => {
    expect(nameOf(event(type, { name: 'a.pdf' }))).toBeUndefined();
  });

  test.each(['FileEaten', 'constructor', 'toString'])('makes nothing of %s, which it has never heard of', (type) => {
    expect(nameOf(event(type, { name: 'a.pdf' }))).toBeUndefined();
  });
});
