import { LRUCache } from 'lru-cache';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { handleTogether, type Outcome } from '../platform/event-store/handle-together.js';
import type { Loaded } from '../platform/event-store/streams.js';
import { shareLink, type ShareLinkCommand, type ShareLinkState } from './share-link.decider.js';

const REMEMBERED_MAX = 1000;
/** So many waiting commands are decided with one append. */
const TOGETHER_MAX = 256;

export interface Links {
  /** The link after the command. @throws Refusal from the decider. */
  tell(hash: string, command: ShareLinkCommand): Promise<ShareLinkState>;
  look(hash: string): Promise<ShareLinkState>;
}

/** A command to a link, or a look at it, and who waits for what becomes of it. */
interface Waiting {
  readonly command: ShareLinkCommand | undefined;
  readonly tell: (outcome: Outcome<ShareLinkState>) => void;
}

/**
 * Share links by hash, folded from their streams. The latest ones are remembered, so that a link seen many times is
 * not folded from its beginning each time. One thing at a time for each link: whatever is asked of it meanwhile waits,
 * and is then decided together, with one append for all.
 */
export const openLinks = (store: EventStore): Links => {
  const remembered = new LRUCache<string, Loaded<ShareLinkState>>({ max: REMEMBERED_MAX });
  const waiting = new Map<string, Waiting[]>();

  const decide = async (hash: string, commands: readonly (ShareLinkCommand | undefined)[]) => {
    const stream = streamOf('share', hash);
    const from = remembered.get(hash);
    const { outcomes, state, revision } = await handleTogether(store, { stream, decider: shareLink, commands, from });
    if (revision >= 0) remembered.set(hash, { state, revision });
    return outcomes;
  };
  const decideAll = async (hash: string, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) {
      const turn = queue.splice(0, TOGETHER_MAX);
      const commands = turn.map(({ command }) => command);
      const outcomes = await decide(hash, commands).catch((error: unknown) => commands.map(() => ({ error })));
      for (const [index, outcome] of outcomes.entries()) turn[index]?.tell(outcome);
    }
    waiting.delete(hash);
  };
  const ask = async (hash: string, command?: ShareLinkCommand): Promise<ShareLinkState> => {
    const outcome = await new Promise<Outcome<ShareLinkState>>((tell) => {
      const queue = waiting.get(hash);
      if (queue) return void queue.push({ command, tell });
      const begun = [{ command, tell }];
      waiting.set(hash, begun);
      void decideAll(hash, begun);
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.state;
  };

  return { tell: ask, look: ask };
};
