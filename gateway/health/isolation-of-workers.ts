import { LRUCache } from 'lru-cache';
import type { IsolationMessage } from '../../contracts/subjects.js';
import { sandboxLevels, type SandboxLevel } from '../../services/platform/sandbox/sandbox.js';

const WORKERS_MAX = 1000;
/** A worker that has not said so for that long is gone. */
const KNOWN_FOR_MS = 60_000;

type Isolation = Pick<IsolationMessage, 'level' | 'told'>;

/** How far the workers keep apart what works on files. */
export interface IsolationOfWorkers {
  readonly hear: (message: IsolationMessage) => void;
  /** The least of all; undefined while none has told it. */
  readonly worst: () => Isolation | undefined;
}

export const openIsolation = (): IsolationOfWorkers => {
  const known = new LRUCache<string, Isolation>({ max: WORKERS_MAX, ttl: KNOWN_FOR_MS });
  return {
    hear: ({ worker, level, told }) => void known.set(worker, { level, told }),
    worst: () => {
      known.purgeStale();
      return [...known.values()].sort((one, other) => rankOf(other) - rankOf(one))[0];
    },
  };
};

/** An unknown level counts as the worst. */
const rankOf = ({ level }: Isolation): number => {
  const rank = sandboxLevels.indexOf(level as SandboxLevel);
  return rank < 0 ? sandboxLevels.length : rank;
};
