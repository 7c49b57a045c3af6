import type { EventRecord } from './event-store.js';
import { problemOfRecord, readEvent } from './read-event.js';
import { EventTooNew } from './upcast.js';
import { WrongLog } from './wrong-log.js';

const viewed = { hash: 'h1', at: '2026-03-01T00:00:00.000Z' };

const record = (more: Partial<EventRecord> & { readonly of?: unknown }): EventRecord => ({
  id: 'e1',
  stream: 'share-h1',
  revision: 0,
  position: '00000000000000000007',
  recordedAt: '2026-03-01T00:00:00.000Z',
  type: 'ShareLinkViewed',
  version: 1,
  data: JSON.stringify(more.of ?? viewed),
  ...more,
});

describe('an event on the log', () => {
  test('is read in the shape of today', () => {
    expect(readEvent(record({}))).toMatchObject({ stream: 'share-h1', type: 'ShareLinkViewed', data: viewed });
    const download = { hash: 'h1', conversionId: 'c1', name: 'a.pdf', at: viewed.at };
    expect(readEvent(record({ type: 'FileDownloaded', of: download }))).toMatchObject({ data: { owned: false } });
  });

  test('may have more than this program knows of', () => {
    expect(problemOfRecord(record({ of: { ...viewed, country: 'x' } }))).toBeUndefined();
    expect(problemOfRecord(record({ type: 'ShareLinkPraised', of: viewed }))).toBeUndefined();
  });

  test('of a newer version is no other program’s', () => {
    expect(() => readEvent(record({ version: 99 }))).toThrow(EventTooNew);
    expect(problemOfRecord(record({ version: 99 }))).toBeUndefined();
  });

  test.each<[string, Partial<EventRecord> & { readonly of?: unknown }, string]>([
    ['lacks a field', { of: { hash: 'h1' } }, '"at" is missing'],
    ['has a field of another kind', { of: { ...viewed, at: 7 } }, '"at" is of another kind'],
    [
      'lacks a field that was added later',
      { type: 'FileDownloaded', version: 2, of: viewed },
      '"conversionId" is missing',
    ],
    ['is of a type that nobody knows, without a time', { type: 'OrderPlaced', of: {} }, '"at" is missing'],
    ['is no object', { of: [viewed] }, 'its data is no object'],
    ['is no JSON', { data: '{' }, 'its data is no object'],
    ['does not say its version', { version: 0 }, 'it does not say in which version it was written'],
  ])('that %s is named with its stream and its position', (_, more, why) => {
    expect(() => readEvent(record(more))).toThrow(' in the stream share-h1 at position 00000000000000000007 is not as');
    expect(() => readEvent(record(more))).toThrow(WrongLog);
    expect(problemOfRecord(record(more))).toContain(why);
  });
});
