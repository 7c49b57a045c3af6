import { openHashingTurns } from './hashing-turns.js';

const by = (network: string, visitor = '') => ({ network, visitor });

/** Takes turns that end when the test says so, and notes in which order they began. */
const watched = (bounds: { atOnce: number; waitingMax: number }) => {
  const turns = openHashingTurns(bounds);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, asker = by(name)) =>
    turns.take(asker, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const endOne = async (): Promise<void> => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { ask, endOne, begun };
};

describe('hashes of passwords', () => {
  test('are made so many at a time, however many are asked for at once', async () => {
    const { ask, endOne, begun } = watched({ atOnce: 2, waitingMax: 10 });
    const all = Array.from({ length: 6 }, (_, index) => ask(String(index)));
    await new Promise(setImmediate);
    for (let ended = 0; ended < 6; ended += 1) {
      expect(begun.length).toBe(Math.min(6, ended + 2));
      await endOne();
    }
    await Promise.all(all);
  });

  test('for one network wait behind those for another, whoever came first', async () => {
    const { ask, endOne, begun } = watched({ atOnce: 1, waitingMax: 10 });
    const all = [
      ...Array.from({ length: 4 }, (_, index) => ask(`flood ${index}`, by('flood', String(index)))),
      ask('recipient'),
    ];
    for (let ended = 0; ended < 5; ended += 1) await endOne();
    await Promise.all(all);
    expect(begun.indexOf('recipient')).toBe(1);
  });

  test('for one visitor wait behind those for another of the same network', async () => {
    const { ask, endOne, begun } = watched({ atOnce: 1, waitingMax: 10 });
    const all = [
      ...Array.from({ length: 4 }, (_, index) => ask(`flood ${index}`, by('office', 'one'))),
      ask('recipient', by('office', 'other')),
    ];
    for (let ended = 0; ended < 5; ended += 1) await endOne();
    await Promise.all(all);
    expect(begun.indexOf('recipient')).toBe(1);
  });

  test('are refused at once where too many wait, and go on after one that failed', async () => {
    const { ask, endOne, begun } = watched({ atOnce: 1, waitingMax: 1 });
    const taken = [ask('first'), ask('second')];
    await expect(ask('third')).rejects.toMatchObject({ code: 'share-link.too-many-at-once', facts: { seconds: 10 } });
    await endOne();
    await endOne();
    await Promise.all(taken);
    expect(begun).toEqual(['first', 'second']);

    const turns = openHashingTurns({ atOnce: 1, waitingMax: 1 });
    await expect(turns.take(by('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take(by('a'), async () => 'made')).toBe('made');
  });
});
