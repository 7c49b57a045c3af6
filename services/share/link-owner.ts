import type {
  RestrictQuestion,
  RevokeQuestion,
  RevokeReply,
  ShareAccess,
  ShareOptions,
  UnlockQuestion,
  UnlockReply,
} from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';
import type { Owner } from '../../contracts/owner.js';
import type { OpenAttempts } from '../platform/attempts/attempts.js';
import type { Links } from './links.js';
import { isPass, isPassword, passFor, sealPassword } from './link-passwords.js';
import { assertLive, type ShareLinkState } from './share-link.decider.js';

/** Of one link, in a while, wherever they come from; then none is looked at. */
const WRONG_MAX = 10;

const isOwner = ({ context }: ShareLinkState, owners: readonly Owner[]): boolean =>
  owners.includes(context.owner as Owner);

/** @throws Refusal `share-link.locked` for one who neither owns the link nor has a pass for it. */
export const assertMayEnter = (link: ShareLinkState, { owners, pass }: ShareAccess, now: Date): void => {
  const { hash, password } = link.context;
  if (password === null || isOwner(link, owners)) return;
  if (pass === null || !isPass(pass, { hash, password }, now)) throw new Refusal('share-link.locked');
};

/**
 * What gets the page's own links past the password, its owner's too: the page is kept without an origin, and no cookie
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

/** What the owner of a link may change about it, and how recipients get past its password. */
export const openLinkOwner = (links: Links, openAttempts: OpenAttempts, clock: () => Date): LinkOwner => {
  const attempts = openAttempts({ name: 'link-password', max: WRONG_MAX });

  /** Another's link looks like one that never was. */
  const ownLink = async (hash: string, owners: readonly Owner[]): Promise<ShareLinkState> => {
    const link = await links.look(hash);
    assertLive(link, clock());
    if (!isOwner(link, owners)) throw new Refusal('share-link.not-found');
    return link;
  };

  return {
    async unlock({ hash, password }) {
      const now = clock();
      const link = await links.look(hash);
      assertLive(link, now);
      const kept = link.context.password;
      if (kept === null) return { pass: '' };
      // Counted before it is known whether it is right, so that many at once gain nothing.
      const left = await attempts.add(hash);
      if (left < 0) throw new Refusal('share-link.too-many-tries', { minutes: await attempts.minutesLeft(hash) });
      if (!(await isPassword(password, kept))) throw new Refusal('share-link.wrong-password', { left });
      await attempts.forget(hash);
      return { pass: passFor(hash, kept, now) };
    },

    async restrict({ hash, owners, maxDownloads, password }) {
      const { context } = await ownLink(hash, owners);
      const { context: after } = await links.tell(hash, {
        type: 'Restrict',
        maxDownloads: maxDownloads === undefined ? context.maxDownloads : maxDownloads,
        password: password === undefined ? context.password : password === null ? null : await sealPassword(password),
        now: clock(),
      });
      return { maxDownloads: after.maxDownloads, hasPassword: after.password !== null };
    },

    async revoke({ hash, owners }) {
      await ownLink(hash, owners);
      await links.tell(hash, { type: 'Revoke', now: clock() });
      return { success: true };
    },
  };
};
