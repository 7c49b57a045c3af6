import { openTurns, type Turn, type Turns } from './turns.js';
import { openNeighbours } from './neighbours.js';

const SIZE = 2;
const MOST = 14;
const never = new AbortController().signal;

let now: number;
let turns: Turns;
beforeEach(() => {
  now = 0;
  turns = openTurns(
    { size: SIZE, most: MOST },
    openNeighbours(() => now),
  );
});

const ask = (owner: string, tool = 'pdf-rotate') => turns.take({ owner, tool, signal: never });
const nextTurn = () => new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
/** Whose turn has come by now. */
const begun = async (asked: readonly Promise<Turn>[]): Promise<(Turn | undefined)[]> =>
  Promise.all(asked.map((turn) => Promise.race([turn, nextTurn()])));
const countBegun = async (asked: readonly Promise<Turn>[]): Promise<number> =>
  (await begun(asked)).filter((turn) => turn !== undefined).length;
const many = (owner: string, count: number) => Array.from({ length: count }, () => ask(owner));

describe('visitors', () => {
  test('alone have every worker, and no more', async () => {
    expect(await countBegun(many('anna', 10))).toBe(SIZE);
  });

  test('begin at once, though another one has 50 jobs waiting', async () => {
    const before = many('anna', 50);
    expect(await countBegun([ask('ben')])).toBe(1);
    expect(await countBegun(before)).toBe(SIZE);
  });

  test('begin at once, though ten others have come with jobs that never end', async () => {
    const others = Array.from({ length: 10 }, (_, at) => many(`other-${at}`, 20)).flat();
    expect(await countBegun([ask('ben')])).toBe(1);
    expect(await countBegun(others)).toBeLessThan(MOST);
  });

  test('wait for their own jobs only, while long ones of ten others come and go', async () => {
    const others = Array.from({ length: 10 }, (_, at) => many(`other-${at}`, 20)).flat();
    for (let round = 0; round < 20; round += 1) {
      const [mine] = await begun([ask('ben')]);
      expect(mine).toBeDefined();
      mine?.end();
      for (const turn of await begun(others)) turn?.used(60);
      (await begun(others)).find((turn) => turn)?.end();
    }
  });
});

describe('a job past 10 seconds of a processor', () => {
  test('moves to the slow lane, and its place is another’s', async () => {
    const [first] = await begun(many('anna', SIZE));
    const next = ask('anna');
    first?.used(10);
    expect([first?.isSlow(), await countBegun([next])]).toEqual([false, 0]);
    first?.used(10.1);
    expect([first?.isSlow(), await countBegun([next])]).toEqual([true, 1]);
  });

  test('lets its visitor’s next one of that tool begin in the slow lane, until they are short again', async () => {
    const lanes: boolean[] = [];
    for (const seconds of [60, 1, 1, 1, 1]) {
      const turn = await ask('anna');
      lanes.push(turn.isSlow());
      turn.used(seconds);
      turn.end();
    }
    expect(lanes).toEqual([false, true, true, true, false]);
    expect((await ask('anna', 'pdf-split')).isSlow()).toBe(false);
  });
});

describe('the priority of a job', () => {
  test('is normal until somebody else comes, and then low for whoever has used much, until that is long ago', async () => {
    const mine = await ask('anna');
    mine.used(6);
    expect(mine.priority().nice).toBe(0);
    const other = await ask('ben');
    expect([mine.priority().standsBack, other.priority().nice]).toEqual([true, 0]);
    mine.end();
    const next = await ask('anna', 'pdf-split');
    expect(next.priority().standsBack).toBe(true);
    next.end();
    now += 60_000;
    expect((await ask('anna', 'pdf-merge')).priority().nice).toBe(0);
  });

  test('is low from the start for the many of one visitor beside another', async () => {
    const [first] = await begun(many('anna', 10));
    const other = await ask('ben');
    expect([first?.priority().standsBack, other.priority().standsBack]).toEqual([true, false]);
  });

  test('is low from the start where the ones before were not short', async () => {
    const before = await ask('anna');
    before.used(1);
    before.end();
    await ask('ben');
    const next = await ask('anna');
    expect(next.priority().standsBack).toBe(true);
    next.end();
    expect((await ask('anna', 'pdf-split')).priority().nice).toBe(0);
  });

  test('counts what it took to start processes', async () => {
    const turn = await ask('anna');
    await ask('ben');
    turn.hasStarted(6);
    expect(turn.priority().standsBack).toBe(true);
  });
});

describe('a wait', () => {
  test('ends with its cancel, and the turn is the next one’s', async () => {
    const running = await begun(many('anna', SIZE));
    const stop = new AbortController();
    const cancelled = turns.take({ owner: 'anna', tool: 'pdf-rotate', signal: stop.signal });
    const next = ask('anna');
    stop.abort(new Error('enough'));
    await expect(cancelled).rejects.toThrow('enough');
    running[0]?.end();
    expect(await countBegun([next])).toBe(1);
  });
});
