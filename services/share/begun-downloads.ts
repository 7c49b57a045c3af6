import { LRUCache } from 'lru-cache';

const WHILE_MS = 60 * 60 * 1000;
const REMEMBERED_MAX = 10_000;

/** Who has begun to download what, so that the rest of a file is not another download. */
export interface BegunDownloads {
  readonly note: (hash: string, recipient: string) => void;
  readonly has: (hash: string, recipient: string) => boolean;
}

/** In memory, of the last 10,000 and for an hour: after a restart the rest of a file counts once more. */
export const openBegunDownloads = (clock: () => Date): BegunDownloads => {
  const begun = new LRUCache<string, true>({
    max: REMEMBERED_MAX,
    ttl: WHILE_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  const keyOf = (hash: string, recipient: string): string => `${hash} ${recipient}`;
  return {
    note: (hash, recipient) => void begun.set(keyOf(hash, recipient), true),
    has: (hash, recipient) => begun.has(keyOf(hash, recipient)),
  };
};
