import { LRUCache } from 'lru-cache';
import type { Asker } from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';

interface Bounds {
  /** How many are hashed at the same time. */
  readonly atOnce: number;
  /** How many may wait for that. */
  readonly waitingMax: number;
}

interface Waiting {
  readonly asker: Asker;
  readonly start: () => void;
}

/** The last turn of so many networks and visitors is remembered. */
const REMEMBERED_MAX = 1000;
/** Seconds after which whoever found too many waiting may try again. */
const AGAIN_SECONDS = 10;

export interface HashingTurns {
  /** @throws Refusal `share-link.too-many-at-once`, without any work, where too many wait already. */
  readonly take: <Made>(asker: Asker, work: () => Promise<Made>) => Promise<Made>;
}

/**
 * Few hashes at a time, so that they leave processor and threads to everything else. Whose network had its last turn the
 * longest ago comes first, and among those of one network the visitor: many guesses from one place delay no other by
 * more than one.
 */
export const openHashingTurns = ({ atOnce, waitingMax }: Bounds): HashingTurns => {
  const lastTurns = new LRUCache<string, number>({ max: REMEMBERED_MAX });
  const waiting: Waiting[] = [];
  let turn = 0;
  let running = 0;

  const visitorKey = ({ network, visitor }: Asker): string => `${network} ${visitor}`;
  const lastOf = (key: string): number => lastTurns.get(key) ?? 0;
  const isBefore = ({ asker: one }: Waiting, { asker: other }: Waiting): boolean => {
    const byNetwork = lastOf(one.network) - lastOf(other.network);
    return byNetwork < 0 || (byNetwork === 0 && lastOf(visitorKey(one)) < lastOf(visitorKey(other)));
  };
  const note = (asker: Asker): void => {
    turn += 1;
    lastTurns.set(asker.network, turn);
    lastTurns.set(visitorKey(asker), turn);
  };
  const begin = (): void => {
    if (running >= atOnce || waiting.length === 0) return;
    const next = waiting.reduce((first, other) => (isBefore(other, first) ? other : first));
    waiting.splice(waiting.indexOf(next), 1);
    running += 1;
    note(next.asker);
    next.start();
  };

  return {
    take: async (asker, work) => {
      if (waiting.length >= waitingMax) throw new Refusal('share-link.too-many-at-once', { seconds: AGAIN_SECONDS });
      await new Promise<void>((start) => {
        waiting.push({ asker, start });
        begin();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        begin();
      }
    },
  };
};
