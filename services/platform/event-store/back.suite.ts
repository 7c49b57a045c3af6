import type { BackFrom } from './event-store.js';
import { events, freshStream, listOf, now, type Both } from './fixtures/store-fixture.js';

/** More than one batch. */
const longNames = Array.from({ length: 1200 }, (_, index) => `n${index}`);

const nextMillisecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

export const backSuite = (both: Both): void => {
  test('reads the records of the log back to the first, from its end, a position or a time', async () => {
    const { store } = both();
    const stream = freshStream();
    const start = await now(store);
    await store.append(stream, events('a', 'b'), 'absent');
    const between = await now(store);
    await nextMillisecond();
    const { position: last } = await store.append(stream, events(...longNames), 1);
    const back = async (from?: BackFrom): Promise<string[]> => {
      const names: string[] = [];
      for await (const { stream: of, data, position } of store.readRecordsBack(from)) {
        if (position <= start) break;
        if (of === stream) names.push((JSON.parse(data) as { name: string }).name);
      }
      return names;
    };
    const late = [...longNames].reverse();
    expect(await back()).toEqual([...late, 'b', 'a']);
    expect(await back({ before: last })).toEqual([...late.slice(1), 'b', 'a']);
    expect(await back({ upTo: last })).toEqual([...late, 'b', 'a']);
    expect(await back({ before: between })).toEqual(['b', 'a']);
    expect(await back({ upTo: last, before: between })).toEqual(['b', 'a']);
    const { recordedAt } = (await listOf(store.read(stream)))[1]!;
    expect(await back({ recordedBy: recordedAt })).toEqual(['b', 'a']);
    expect(await back({ recordedBy: recordedAt, before: last })).toEqual(['b', 'a']);
    expect(await back({ recordedBy: new Date(0).toISOString() })).toEqual([]);
    expect(await back({ recordedBy: '9999-01-01T00:00:00.000Z' })).toEqual([...late, 'b', 'a']);
  });
};
