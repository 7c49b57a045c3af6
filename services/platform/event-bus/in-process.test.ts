import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredEvent } from '../event-store/event-store.js';
import type { BusHouse } from './given.js';
import { eventBusSuite } from './event-bus.suite.js';
import { openInProcessBus } from './in-process.js';

const build = async (): Promise<BusHouse> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-bus-'));
  const recorded: StoredEvent[] = [];
  const readAll = async function* (after = '') {
    for (const event of recorded) if (event.position > after) yield event;
  };
  return {
    open: (log) => openInProcessBus({ path: join(folder, 'bus.sqlite'), events: { readAll }, log }),
    record: (event) => {
      if (!recorded.includes(event)) recorded.push(event);
    },
    dispose: () => rm(folder, { recursive: true }),
  };
};

eventBusSuite('in-process', build);
