import type {
  Asker,
  RestrictQuestion,
  RevokeQuestion,
  RevokeReply,
  ShareAccess,
  ShareOptions,
  UnlockQuestion,
  UnlockReply,
} from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';
import { chosenEnd, type LinkEnd } from '../../contracts/link-lifetime.js';
import type { Owner } from '../../contracts/owner.js';
import { assertNotTooOften } from '../platform/attempts/assert-not-too-often.js';
import type { OpenAttempts } from '../platform/attempts/attempts.js';
import type { Links } from './links.js';
import { isPass, isPassword, passFor, sealPassword } from './link-passwords.js';
import { assertLive, latestEndOf, type SharePassword, type ShareLinkState } from './share-link.decider.js';
import { openWrongPasswords, type WrongPasswords } from './wrong-passwords.js';

/** How often the settings of one link may be asked to change, in a while, and those of all from one network. */
const CHANGES_MAX = 20;
const CHANGES_OF_NETWORK_MAX = 300;

const isOwner = ({ context }: ShareLinkState, owners: readonly Owner[]): boolean =>
  owners.includes(context.owner as Owner);

/** @throws Refusal `share-link.locked` for one who neither owns the link nor has a pass for it. */
export const assertMayEnter = (link: ShareLinkState, { owners, pass }: ShareAccess, now: Date): void => {
  const { hash, password } = link.context;
  if (password === null || isOwner(link, owners)) return;
  if (pass === null || !isPass(pass, { hash, password }, now)) throw new Refusal('share-link.locked');
};

/**
 * A pass for the page's own links past the password, its owner's too: the page is kept without an origin, and no cookie
 * goes along from there. Empty where the link has no password.
 */
export const passOf = (link: ShareLinkState, { owners, pass }: ShareAccess, now: Date): string => {
  const { hash, password } = link.context;
  if (password === null) return '';
  return isOwner(link, owners) ? passFor(hash, password, now) : (pass ?? '');
};

export const mayDownloadFreely = (link: ShareLinkState, { owners }: ShareAccess): boolean => isOwner(link, owners);

export interface LinkOwner {
  unlock: (question: UnlockQuestion) => Promise<UnlockReply>;
  restrict: (question: RestrictQuestion) => Promise<ShareOptions>;
  revoke: (question: RevokeQuestion) => Promise<RevokeReply>;
}

interface LinkOwnerParts {
  readonly openAttempts: OpenAttempts;
  readonly clock: () => Date;
  /** Default: by a timer. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** The one of before where it is the same, so that nothing has changed. */
const sealed = async (wanted: string | null | undefined, before: SharePassword | null, asker: Asker) => {
  if (wanted === undefined) return before;
  if (wanted === null) return null;
  return before !== null && (await isPassword(wanted, before, asker)) ? before : sealPassword(wanted, asker);
};

/** Counts changes of settings. @throws Refusal `request.too-often`. */
const openChanges = (openAttempts: OpenAttempts) => {
  const changes = openAttempts({ name: 'link-settings', max: CHANGES_MAX });
  const changesOfNetwork = openAttempts({ name: 'link-settings-network', max: CHANGES_OF_NETWORK_MAX });
  return async (hash: string, { network }: Asker): Promise<void> => {
    for (const [counted, key] of [
      [changesOfNetwork, network],
      [changes, hash],
    ] as const) {
      await assertNotTooOften(counted, key);
    }
  };
};

/** The end that is wanted, or the one that the link has. @throws Refusal `share-link.end-impossible`. */
const endIn = (link: ShareLinkState, wanted: LinkEnd | null | undefined, now: Date): Date => {
  if (wanted === undefined) return new Date(link.context.expiresAt);
  const latest = latestEndOf(link);
  return wanted === null ? latest : chosenEnd(wanted, { now, latest });
};

const isOtherEnd = ({ context }: ShareLinkState, end: Date): boolean => end.toISOString() !== context.expiresAt;

const optionsOf = (link: ShareLinkState): ShareOptions => {
  const { maxDownloads, password, expiresAt } = link.context;
  return { maxDownloads, hasPassword: password !== null, expiresAt, latestEnd: latestEndOf(link).toISOString() };
};

const openUnlock =
  (links: Links, guesses: WrongPasswords, clock: () => Date): LinkOwner['unlock'] =>
  async ({ hash, password, asker }) => {
    const now = clock();
    const link = await links.look(hash);
    assertLive(link, now);
    const currentPassword = link.context.password;
    if (currentPassword === null) return { pass: '' };
    const left = await guesses.take(hash, asker.network);
    if (!(await isPassword(password, currentPassword, asker))) {
      await guesses.wasWrong(hash);
      throw new Refusal('share-link.wrong-password', { left });
    }
    await guesses.wasRight(hash, asker.network);
    return { pass: passFor(hash, currentPassword, now) };
  };

/** Changes that the owner of a link may make to it, and the way of recipients past its password. */
export const openLinkOwner = (links: Links, { openAttempts, clock, pause }: LinkOwnerParts): LinkOwner => {
  const assertMayChange = openChanges(openAttempts);

  /** Another's link looks like one that never was. */
  const ownLink = async (hash: string, owners: readonly Owner[]): Promise<ShareLinkState> => {
    const link = await links.look(hash);
    assertLive(link, clock());
    if (!isOwner(link, owners)) throw new Refusal('share-link.not-found');
    return link;
  };

  return {
    unlock: openUnlock(links, openWrongPasswords(openAttempts, pause), clock),

    async restrict({ hash, owners, asker, maxDownloads, password, expires }) {
      const link = await ownLink(hash, owners);
      const { context } = link;
      const max = maxDownloads === undefined ? context.maxDownloads : maxDownloads;
      const expiresAt = endIn(link, expires, clock());
      const isChange = typeof password === 'string' || max !== context.maxDownloads || isOtherEnd(link, expiresAt);
      if (isChange || (password === null && context.password !== null)) await assertMayChange(hash, asker);
      const seal = await sealed(password, context.password, asker);
      await links.tell(hash, { type: 'Restrict', maxDownloads: max, password: seal, now: clock() });
      return optionsOf(await links.tell(hash, { type: 'ChooseEnd', expiresAt, now: clock() }));
    },

    async revoke({ hash, owners }) {
      await ownLink(hash, owners);
      await links.tell(hash, { type: 'Revoke', now: clock() });
      return { success: true };
    },
  };
};
