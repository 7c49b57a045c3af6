import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventBus } from '../event-bus/event-bus.js';
import { openInProcessBus } from '../event-bus/in-process/in-process.js';
import { silentLog as log } from '../settings/logger.js';
import { shareWork } from './share-work.js';
import type { HeldConversion } from './take-conversion.js';

const noEvents = {
  readAll: async function* () {
    yield* [];
  },
};

let folder: string;
let bus: EventBus;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-share-'));
  bus = await openInProcessBus({ path: join(folder, 'bus.db'), events: noEvents, log });
});
afterEach(async () => {
  await bus.close();
  await rm(folder, { recursive: true });
});

/** A worker that has one conversion at its turn and some that wait. */
const holding = (waiting: readonly string[]) => {
  const handedBack: string[] = [];
  const one = (name: string, hasBegun: boolean): [string, HeldConversion] => {
    const handBack = () => {
      handedBack.push(name);
      held.delete(name);
    };
    return [name, { hasBegun, handBack, cancel: () => undefined }];
  };
  const held = new Map([one('at its turn', true), ...waiting.map((name) => one(name, false))]);
  return { held, handedBack };
};

describe('a worker with a free slot', () => {
  test('gets what waits elsewhere, the last that came first, and never what has begun', async () => {
    const busy = holding(['first', 'second', 'third']);
    const idle = new Map<string, HeldConversion>();
    const common = { bus, lane: 'pdf', log, sayEveryMs: 10 } as const;
    const sharing = [
      await shareWork({ ...common, slots: 1, held: busy.held }),
      await shareWork({ ...common, slots: 2, held: idle }),
    ];
    while (busy.handedBack.length < 3) await pause(5);
    expect(busy.handedBack).toEqual(['third', 'second', 'first']);
    expect([...busy.held.keys()]).toEqual(['at its turn']);
    await Promise.all(sharing.map((each) => each.stop()));
  });

  test('asks for more at the end of a conversion, without waiting for the next time that it would', async () => {
    const busy = holding(['first', 'second']);
    const common = { bus, lane: 'pdf', log, sayEveryMs: 60_000 } as const;
    const idle = new Map<string, HeldConversion>([holding([]).held.entries().next().value!]);
    const sharing = [
      await shareWork({ ...common, slots: 1, held: busy.held }),
      await shareWork({ ...common, slots: 1, held: idle }),
    ];
    await pause(50);
    expect(busy.handedBack).toEqual([]);
    idle.clear();
    sharing[1]?.ended();
    while (busy.handedBack.length < 2) await pause(5);
    await Promise.all(sharing.map((each) => each.stop()));
  });

  test('keeps what it is about to begin with, whoever asks', async () => {
    const about = holding(['first', 'second']);
    const common = { bus, lane: 'pdf', log, sayEveryMs: 10 } as const;
    const sharing = [
      await shareWork({ ...common, slots: 2, held: about.held }),
      await shareWork({ ...common, slots: 1, held: new Map() }),
    ];
    await pause(100);
    expect(about.handedBack).toEqual(['second']);
    await Promise.all(sharing.map((each) => each.stop()));
  });

  test('gets nothing from another lane', async () => {
    const busy = holding(['first']);
    const said: object[] = [];
    const listening = await bus.onSignal('idle.ai', (payload) => said.push(payload));
    const sharing = [
      await shareWork({ bus, lane: 'pdf', slots: 1, held: busy.held, log, sayEveryMs: 10 }),
      await shareWork({ bus, lane: 'ai', slots: 1, held: new Map(), log, sayEveryMs: 10 }),
    ];
    while (said.length < 3) await pause(5);
    expect(busy.handedBack).toEqual([]);
    await Promise.all([...sharing, listening].map((each) => each.stop()));
  });
});
