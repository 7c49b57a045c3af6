import { randomUUID } from 'node:crypto';
import type { Log } from '../../services/platform/settings/logger.js';
import { defineReached, reachedBy } from '../../services/platform/read-models/refresh.js';
import { lagBehind, type Lag } from '../../services/platform/telemetry/log-lag.js';
import type { Ports } from '../ports/ports.js';

/** Whoever asks gives up soon after two seconds. */
const PATIENCE_MS = 1500;

/** Whether a process can do its work, and which parts that it stands on work, by name. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
  /** Features that it has only in part meanwhile, or not at all; a sentence each. */
  readonly degraded: readonly string[];
}

/** A gateway does these things late or not at all without the bus; everything else of it needs the log, the files and the read models alone. */
const WITHOUT_BUS = [
  'Conversions are accepted and wait until the bus is back.',
  'Progress is not shown, views and downloads are not counted, and links with a password or a limit cannot be used.',
] as const;

export interface Readable {
  readonly ports: Pick<Ports, 'sealed' | 'blobs'>;
  /** Whether it can serve and take in while the bus is away. */
  readonly worksWithoutBus?: boolean;
  /** Whether what this process answers is out of the read models, which others may only be making yet. */
  readonly needsReadModels: boolean;
  readonly log: Log;
  readonly clock?: () => Date;
}

/**
 * Looks whether the log and the read models can be read and the bus carries a question there and back; and, where they
 * are needed, whether the read models have once come near the end of the log. Later they may fall behind: then they show
 * what was so before, which is better than nothing.
 */
export const openReadiness = async (readable: Readable): Promise<() => Promise<Readiness>> => {
  const { ports, needsReadModels, worksWithoutBus = false, log, clock = () => new Date() } = readable;
  const { store, bus, documents } = ports.sealed;
  const ping = `ask.ready.${randomUUID()}`; // answered by this process and no other
  await bus.answer(ping, async () => ({}));
  await defineReached(documents);
  const readLog = async () => {
    if (store.probe) return store.probe();
    for await (const _ of store.readRecordsBack()) return;
  };
  let haveBeenMade = !needsReadModels;
  const areMade = async (): Promise<boolean> => {
    haveBeenMade ||= isNear(await lagBehind(store, await reachedBy(documents), clock()));
    return haveBeenMade;
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
    const [eventStore, eventBus, readModels, files] = await Promise.all([
      works('log', readLog()),
      works('bus', bus.ask(ping, {}, PATIENCE_MS)),
      works('documents', reachedBy(documents)),
      works('files', ports.blobs.probe?.() ?? Promise.resolve()),
    ]);
    const caughtUp = haveBeenMade ? {} : { caughtUp: eventStore && readModels && (await areMade()) };
    const parts = { log: eventStore, bus: eventBus, documents: readModels, files, ...caughtUp };
    const needed = { ...parts, bus: eventBus || worksWithoutBus };
    const degraded = worksWithoutBus && !eventBus ? WITHOUT_BUS : [];
    return { ready: Object.values(needed).every(Boolean), parts, degraded };
  };
};

const NEAR_EVENTS = 100;
const NEAR_SECONDS = 5;

const isNear = ({ events, seconds }: Lag): boolean => events < NEAR_EVENTS || seconds < NEAR_SECONDS;

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
