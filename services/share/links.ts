import { LRUCache } from 'lru-cache';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { handle, load, type Loaded } from '../platform/streams.js';
import { inTurn } from './in-turn.js';
import { shareLink, type ShareLinkCommand, type ShareLinkState } from './share-link.decider.js';

const REMEMBERED = 1000;

export interface Links {
  /** The link after the command. @throws Refusal from the decider. */
  tell(hash: string, command: ShareLinkCommand): Promise<ShareLinkState>;
  look(hash: string): Promise<ShareLinkState>;
}

/**
 * Share links by hash, folded from their streams. The latest ones are remembered, so that a link seen many times is
 * not folded from its beginning each time.
 */
export const openLinks = (store: EventStore): Links => {
  const remembered = new LRUCache<string, Loaded<ShareLinkState>>({ max: REMEMBERED });
  const turn = inTurn();

  const remember = (hash: string, { state, revision }: Loaded<ShareLinkState>): ShareLinkState => {
    if (revision >= 0) remembered.set(hash, { state, revision });
    else remembered.delete(hash);
    return state;
  };
  const from = (hash: string) => {
    const known = remembered.get(hash);
    return known && { from: known };
  };

  return {
    tell: (hash, command) =>
      turn(hash, async () => {
        const stream = streamOf('share', hash);
        return remember(hash, await handle(store, { stream, decider: shareLink, command, ...from(hash) }));
      }),
    look: (hash) =>
      turn(hash, async () => {
        const stream = streamOf('share', hash);
        return remember(hash, await load(store, { stream, decider: shareLink, ...from(hash) }));
      }),
  };
};
