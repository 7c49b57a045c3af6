import { LRUCache } from 'lru-cache';

/** Messages under way at a time: of all webhooks, of one member, of one webhook. */
const MAX = { all: 64, ofMember: 8, ofOne: 2 } as const;
/** Those of webhooks that were slow the last time, which leave at least as many places to the others. */
const MAX_OF_SLOW = { all: 32, ofMember: 4 } as const;
/** A receiver that takes longer is slow, until it was quick again. */
const SLOW_MS = 1000;
const REMEMBERED_WEBHOOKS = 10_000;

interface Sent {
  readonly id: string;
  readonly webhookId: string;
  readonly owner: string;
}

interface UnderWay extends Sent {
  readonly isSlow: boolean;
  readonly done: Promise<void>;
}

/** Where messages are sent beside each other: receivers that are slow, however many, hold up no others. */
export const openLanes = (now: () => number = () => performance.now()) => {
  const underWay = new Map<string, UnderWay>();
  const slow = new LRUCache<string, true>({ max: REMEMBERED_WEBHOOKS });

  const count = (fits: (one: UnderWay) => boolean): number => [...underWay.values()].filter(fits).length;
  const hasRoom = ({ webhookId, owner }: Sent): boolean => {
    if (underWay.size >= MAX.all) return false;
    if (count((one) => one.webhookId === webhookId) >= MAX.ofOne) return false;
    if (count((one) => one.owner === owner) >= MAX.ofMember) return false;
    if (!slow.has(webhookId)) return true;
    return (
      count(({ isSlow }) => isSlow) < MAX_OF_SLOW.all &&
      count((one) => one.isSlow && one.owner === owner) < MAX_OF_SLOW.ofMember
    );
  };

  const timed = async (webhookId: string, send: () => Promise<void>): Promise<void> => {
    const begun = now();
    await send();
    if (now() - begun > SLOW_MS) slow.set(webhookId, true);
    else slow.delete(webhookId);
  };

  return {
    /** Nothing happens where it is under way, or where there is no room for it now. */
    begin(sent: Sent, send: () => Promise<void>): void {
      const { id, webhookId, owner } = sent;
      if (underWay.has(id) || !hasRoom(sent)) return;
      const done = timed(webhookId, send).finally(() => underWay.delete(id));
      underWay.set(id, { id, webhookId, owner, isSlow: slow.has(webhookId), done });
    },
    /** Once nothing is under way. */
    idle: async (): Promise<void> => {
      await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
};
