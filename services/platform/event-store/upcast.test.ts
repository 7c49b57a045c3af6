import { EventTooNew, upcast, type Upcasters } from './upcast.js';

const upcasters: Upcasters = new Map([
  ['FileDownloaded', [(data) => ({ ...data, name: 'unknown' }), (data) => ({ ...data, bytes: 0 })]],
]);

describe('an event from the log', () => {
  test('of a type that never changed is as it was written', () => {
    const written = { type: 'ShareLinkExpired', version: 1, data: { hash: 'h' } };
    expect(upcast(written)).toEqual(written);
  });

  test('of the first version goes through every later one', () => {
    expect(upcast({ type: 'FileDownloaded', version: 1, data: { hash: 'h' } }, upcasters)).toEqual({
      type: 'FileDownloaded',
      version: 3,
      data: { hash: 'h', name: 'unknown', bytes: 0 },
    });
  });

  test('of a version in between goes through the later ones only', () => {
    const { data } = upcast({ type: 'FileDownloaded', version: 2, data: { hash: 'h', name: 'a.pdf' } }, upcasters);
    expect(data).toEqual({ hash: 'h', name: 'a.pdf', bytes: 0 });
  });

  test('of the newest version is left alone', () => {
    const { data } = upcast({ type: 'FileDownloaded', version: 3, data: { hash: 'h' } }, upcasters);
    expect(data).toEqual({ hash: 'h' });
  });

  test('newer than this program is refused by type and version', () => {
    const read = () => upcast({ type: 'FileDownloaded', version: 4, data: {} }, upcasters);
    expect(read).toThrow(EventTooNew);
    expect(read).toThrow(/FileDownloaded in version 4; this program knows up to version 3/);
  });

  test('whose type is named like something every object has is read as any other', () => {
    expect(upcast({ type: 'constructor', version: 1, data: {} }).type).toBe('constructor');
  });
});
