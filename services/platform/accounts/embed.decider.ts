import { Refusal } from '../../../contracts/errors.js';
import type { EmbedEvent } from '../../../contracts/events/embed.js';
import type { Decider } from '../event-store/decider.js';

type DataOf<Type extends EmbedEvent['type']> = Extract<EmbedEvent, { type: Type }>['data'];

/** The facts about a frame when the token that opens it is made. */
export type NewEmbed = Omit<DataOf<'EmbedTokenCreated'>, 'at'>;

export interface EmbedState {
  /** Null before its token is made. */
  readonly embed: NewEmbed | null;
  /** Null until its token is used. */
  readonly opened: Pick<DataOf<'EmbedOpened'>, 'digest' | 'endsAt'> | null;
}

export type EmbedCommand =
  | { readonly type: 'Create'; readonly embed: NewEmbed; readonly now: Date }
  | { readonly type: 'Open'; readonly digest: string; readonly endsAt: Date; readonly now: Date };

/** The rules of one frame: its token opens it once, and in time. */
export const embed: Decider<EmbedState, EmbedCommand, EmbedEvent> = {
  initial: { embed: null, opened: null },

  /** @throws Refusal `embed.unknown`, `embed.opened-already`, `embed.token-ended`. */
  decide(command, { embed: made, opened }) {
    const at = command.now.toISOString();
    if (command.type === 'Create')
      return made ? [] : [{ type: 'EmbedTokenCreated', version: 1, data: { ...command.embed, at } }];
    if (!made) throw new Refusal('embed.unknown');
    if (opened) throw new Refusal('embed.opened-already');
    if (made.expiresAt <= at) throw new Refusal('embed.token-ended');
    const { embedId, keyId, owner } = made;
    const { digest, endsAt } = command;
    const data = { embedId, keyId, owner, digest, endsAt: endsAt.toISOString(), at };
    return [{ type: 'EmbedOpened', version: 1, data }];
  },

  evolve(state, { type, data }) {
    if (type === 'EmbedTokenCreated') {
      const { at: _at, ...made } = data;
      return { ...state, embed: made };
    }
    return { ...state, opened: { digest: data.digest, endsAt: data.endsAt } };
  },
};
