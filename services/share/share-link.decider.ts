import type { SnapshotFrom } from 'xstate';
import { Refusal } from '../../contracts/errors.js';
import type { ShareLinkEvent } from '../../contracts/events/share-link.js';
import { shareLinkMachine } from '../../contracts/lifecycles/share-link.machine.js';
import { chosenEnd, linkExpiry } from '../../contracts/link-lifetime.js';
import { ownerKindOf, type Owner } from '../../contracts/owner.js';
import type { Retention } from '../../contracts/retention.js';
import type { Decider } from '../platform/event-store/decider.js';
import { advance, beginning } from '../platform/event-store/lifecycle.js';

export type ShareLinkState = SnapshotFrom<typeof shareLinkMachine>;

/** The digest that a password is checked against, never the password. */
export interface SharePassword {
  readonly salt: string;
  readonly key: string;
}

export type ShareLinkCommand =
  /** `end`: chosen with the request, where it was. `retention`: of the site, where it is shorter than has it. */
  | {
      type: 'Create';
      hash: string;
      conversionId: string;
      owner: Owner;
      end?: Date | undefined;
      retention?: Retention | undefined;
      now: Date;
    }
  | { type: 'View'; owned: boolean; now: Date }
  /** `owned`: by its owner, whom no limit stops. */
  | { type: 'Download'; name: string; owned: boolean; now: Date }
  | { type: 'Restrict'; maxDownloads: number | null; password: SharePassword | null; now: Date }
  | { type: 'ChooseEnd'; expiresAt: Date; now: Date }
  | { type: 'Revoke'; now: Date }
  | { type: 'Expire'; now: Date };

/** The rules of one share link: dead at the very instant it expires, whether or not that is on the log yet. */
export const shareLink: Decider<ShareLinkState, ShareLinkCommand, ShareLinkEvent> = {
  initial: beginning(shareLinkMachine),

  decide(command, state) {
    switch (command.type) {
      case 'Create':
        return state.matches('absent') ? [created(command)] : [];
      case 'Expire':
      case 'Revoke':
        return ends(command, state) ? [ended(command, state)] : [];
      case 'Restrict':
        return restricted(command, state);
      case 'ChooseEnd':
        return endChosen(command, state);
      case 'View':
      case 'Download':
        return [used(command, state)];
    }
  },

  evolve: (state, event) => advance(shareLinkMachine, state, event),
};

/** @throws Refusal `share-link.not-found` for a link that never was, has expired, or is past its time. */
export const assertLive = (state: ShareLinkState, now: Date): void => {
  if (!state.matches('live') || isOver(state, now)) throw new Refusal('share-link.not-found');
};

const isOver = ({ context }: ShareLinkState, now: Date): boolean => Date.parse(context.expiresAt) <= now.getTime();

/** The latest moment that a link may end at. */
export const latestEndOf = ({ context: { latestEnd } }: ShareLinkState): Date => new Date(latestEnd);

const created = ({
  hash,
  conversionId,
  owner,
  end,
  retention,
  now,
}: Extract<ShareLinkCommand, { type: 'Create' }>): ShareLinkEvent => {
  const latest = linkExpiry(ownerKindOf(owner), now, retention);
  const latestEnd = latest.toISOString();
  const expiresAt = (end !== undefined && end < latest ? end : latest).toISOString();
  const data = { hash, conversionId, owner, expiresAt, latestEnd, at: now.toISOString() };
  return { type: 'ShareLinkCreated', version: 2, data };
};

const used = (
  command: Extract<ShareLinkCommand, { type: 'View' | 'Download' }>,
  state: ShareLinkState,
): ShareLinkEvent => {
  assertLive(state, command.now);
  const { hash, conversionId } = state.context;
  const at = command.now.toISOString();
  if (command.type === 'Download' && !command.owned) assertNotUsedUp(state);
  const { owned } = command;
  const use = { owned, withPassword: !owned && state.context.password !== null, at };
  if (command.type === 'View') return { type: 'ShareLinkViewed', version: 2, data: { hash, ...use } };
  return { type: 'FileDownloaded', version: 3, data: { hash, conversionId, name: command.name, ...use } };
};

/** @throws Refusal `share-link.used-up`. */
const assertNotUsedUp = ({ context: { downloads, maxDownloads } }: ShareLinkState): void => {
  if (maxDownloads !== null && downloads >= maxDownloads) throw new Refusal('share-link.used-up');
};

const restricted = (
  { maxDownloads, password, now }: Extract<ShareLinkCommand, { type: 'Restrict' }>,
  state: ShareLinkState,
): ShareLinkEvent[] => {
  assertLive(state, now);
  const before = state.context;
  if (before.maxDownloads === maxDownloads && before.password?.key === password?.key) return [];
  const data = { hash: state.context.hash, maxDownloads, password, at: now.toISOString() };
  return [{ type: 'ShareLinkRestricted', version: 1, data }];
};

/** @throws Refusal `share-link.end-impossible`. */
const endChosen = (
  { expiresAt: end, now }: Extract<ShareLinkCommand, { type: 'ChooseEnd' }>,
  state: ShareLinkState,
): ShareLinkEvent[] => {
  assertLive(state, now);
  const expiresAt = end.toISOString();
  if (expiresAt === state.context.expiresAt) return [];
  chosenEnd(expiresAt, { now, latest: latestEndOf(state) });
  const data = { hash: state.context.hash, expiresAt, at: now.toISOString() };
  return [{ type: 'ShareLinkEndChosen', version: 1, data }];
};

type Ending = Extract<ShareLinkCommand, { type: 'Expire' | 'Revoke' }>;

const ends = ({ type, now }: Ending, state: ShareLinkState): boolean =>
  state.matches('live') && (type === 'Revoke' || isOver(state, now));

const ended = ({ type, now }: Ending, { context: { hash, conversionId } }: ShareLinkState): ShareLinkEvent => ({
  type: type === 'Expire' ? 'ShareLinkExpired' : 'ShareLinkRevoked',
  version: 1,
  data: { hash, conversionId, at: now.toISOString() },
});
