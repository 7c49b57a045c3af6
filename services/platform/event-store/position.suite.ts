import { events, freshStream, listOf, now, type Both } from './fixtures/store-fixture.js';

export const positionSuite = (both: Both): void => {
  test('gives positions that sort as text in the order of the log, short and plain enough for an address', async () => {
    const { store } = both();
    const start = await now(store);
    await store.append(freshStream(), events('a', 'b', 'c'), 'absent');
    const positions = (await listOf(store.readAll(start))).map(({ position }) => position);
    expect([start, ...positions]).toEqual([...new Set([start, ...positions])].sort());
    for (const position of positions) expect(position).toMatch(/^[\w-]{1,100}$/);
  });

  test('takes each of its positions back from a person, and nothing that is none', async () => {
    const { store, elsewhere } = both();
    const position = await now(store);
    expect(elsewhere.parsePosition(position)).toBe(position);
    for (const text of ['', ' ', 'first', '2026-03-01', '2026-03-01T12:00:00Z', `${position}x`]) {
      expect(store.parsePosition(text)).toBeUndefined();
    }
  });
};
