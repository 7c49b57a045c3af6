import { randomUUID } from 'node:crypto';
import type { Log } from '../../services/platform/logger.js';
import { defineReached, reachedBy } from '../../services/platform/read-models/refresh.js';
import type { Ports } from '../ports/ports.js';

const PATIENCE_MS = 2000;

/** What of a process works, by name. */
export type Readiness = Readonly<Record<string, boolean>>;

/** Looks whether the log and the read models can be read and the bus carries a question there and back. */
export const openReadiness = async ({ sealed }: Pick<Ports, 'sealed'>, log: Log): Promise<() => Promise<Readiness>> => {
  const { store, bus, documents } = sealed;
  const ping = `ask.ready.${randomUUID()}`; // answered by this process and no other
  await bus.answer(ping, async () => ({}));
  await defineReached(documents);
  const readLog = async () => {
    for await (const _ of store.readRecordsBack()) return;
  };
  const works = async (part: string, probe: Promise<unknown>): Promise<boolean> => {
    try {
      await inTime(probe);
      return true;
    } catch (error) {
      log.warn({ error, part }, 'not ready');
      return false;
    }
  };
  return async () => {
    const [eventStore, eventBus, readModels] = await Promise.all([
      works('log', readLog()),
      works('bus', bus.ask(ping, {}, PATIENCE_MS)),
      works('documents', reachedBy(documents)),
    ]);
    return { log: eventStore, bus: eventBus, documents: readModels };
  };
};

const inTime = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
