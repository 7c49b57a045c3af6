import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Dashboard } from '../../../contracts/api/admin.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Moment } from '../../platform/event-store/moment.js';
import type { PastDashboard } from '../read-models/replay-log.js';

const REMEMBERED_MAX = 50;
const WAITING_MAX = 4;
/** Shorter than the gateway waits for an answer. */
const DEADLINE_MS = 45_000;
/** An event is seen no later than this after the time that it carries. */
const SETTLED_MS = 5000;

/** Makes the dashboard of an earlier moment from the whole log. */
export interface DashboardReplay {
  /** @throws the signal's reason when aborted. */
  dashboardAt(until: Moment, signal: AbortSignal): Promise<PastDashboard>;
}

interface PastDashboardsParts {
  readonly replay: DashboardReplay;
  readonly clock: () => Date;
  /** Default: what a visitor's browser waits for. */
  readonly deadlineMs?: number;
}

/** The dashboards of earlier moments, still sealed. One is made at a time, and the last few are remembered. */
export const openPastDashboards = ({ replay, clock, deadlineMs = DEADLINE_MS }: PastDashboardsParts) => {
  const remembered = new LRUCache<string, Promise<PastDashboard>>({ max: REMEMBERED_MAX });
  const stopping = new AbortController();
  const queue = new PQueue({ concurrency: 1 });

  const make = async (moment: Moment): Promise<PastDashboard> => {
    if (queue.pending + queue.size >= WAITING_MAX) throw new Refusal('replay.busy');
    const overdue = AbortSignal.timeout(deadlineMs);
    const ending = AbortSignal.any([overdue, stopping.signal]);
    try {
      return await queue.add(() => replay.dashboardAt(moment, ending));
    } catch (error) {
      if (overdue.aborted) throw new Refusal('replay.too-long', { seconds: deadlineMs / 1000 }, { cause: error });
      throw error;
    }
  };
  const remember = (moment: Moment): Promise<PastDashboard> => {
    const key = keyOf(moment);
    const asked = clock();
    const making = make(moment);
    const forget = () => remembered.delete(key);
    making.then((dashboard) => isFinal(moment, dashboard, asked) || forget(), forget);
    remembered.set(key, making);
    return making;
  };

  return {
    /** @throws Refusal `replay.busy`, `replay.too-long`. */
    at: async (moment: Moment): Promise<Dashboard> =>
      (await (remembered.get(keyOf(moment)) ?? remember(moment))).dashboard,
    stop: async (): Promise<void> => {
      stopping.abort();
      await queue.onIdle();
    },
  };
};

const keyOf = (moment: Moment): string => ('position' in moment ? moment.position : moment.instant.toISOString());

/** Whether no event can follow that belongs before that moment. */
const isFinal = (moment: Moment, { last }: PastDashboard, asked: Date): boolean =>
  'position' in moment
    ? last !== undefined && last >= moment.position
    : moment.instant.getTime() < asked.getTime() - SETTLED_MS;
