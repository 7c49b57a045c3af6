import { openLanes } from './lanes.js';

let lanes: ReturnType<typeof openLanes>;
let now: number;
let open: Map<string, () => void>;
let count: number;
beforeEach(() => {
  now = 0;
  count = 0;
  open = new Map();
  lanes = openLanes(() => now);
});

/** Begins a message, where there is room, that is under way until it is ended. */
const begin = (webhookId: string, owner = `member-of-${webhookId}`): boolean => {
  const id = `d${(count += 1)}`;
  lanes.begin({ id, webhookId, owner }, () => new Promise<void>((resolve) => open.set(id, resolve)));
  return open.has(id);
};
const endAll = async (tookMs: number): Promise<void> => {
  now += tookMs;
  for (const end of open.values()) end();
  await lanes.idle();
  open.clear();
};
const beginMany = (webhooks: number, named: string) =>
  Array.from({ length: webhooks }, (_, n) => begin(`${named}${n}`)).filter(Boolean).length;

describe('messages to webhooks', () => {
  test('of one webhook go two at a time, and of one member eight', () => {
    expect([begin('a'), begin('a'), begin('a')]).toEqual([true, true, false]);
    const ofOne = Array.from({ length: 12 }, (_, n) => begin(`b${n}`, 'member-ada')).filter(Boolean);
    expect(ofOne).toHaveLength(8);
  });

  test('to receivers that were slow leave room for those that were not, however many they are', async () => {
    expect(beginMany(100, 'slow')).toBe(64);
    await endAll(10_000);
    expect(beginMany(64, 'slow')).toBe(32);
    expect(beginMany(40, 'other')).toBe(32);
  });

  test('of a member whose receivers are slow leave room for those of that member that are not', async () => {
    for (let n = 0; n < 8; n += 1) begin(`slow${n}`, 'member-ada');
    await endAll(10_000);
    const again = Array.from({ length: 8 }, (_, n) => begin(`slow${n}`, 'member-ada')).filter(Boolean);
    expect(again).toHaveLength(4);
    expect(begin('quick', 'member-ada')).toBe(true);
  });

  test('to a receiver that is quick again go as to any other', async () => {
    beginMany(40, 'once');
    await endAll(10_000);
    beginMany(32, 'once');
    await endAll(10);
    expect(beginMany(32, 'once')).toBe(32);
    expect(beginMany(32, 'more')).toBe(32);
  });
});
