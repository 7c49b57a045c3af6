/** Whose a conversion is: a guest's browser session or a signed-in member. Safe as one token of a bus subject. */
export type Owner = `guest-${string}` | `member-${string}`;

/** Members keep links longer and have more rights to them than guests. */
export type OwnerKind = 'guest' | 'member';

/** Read off the prefix of the owner. */
export const ownerKindOf = (owner: Owner): OwnerKind => (owner.startsWith('guest-') ? 'guest' : 'member');

/** The owner that a guest's work belongs to, by the digest of their session. */
export const guestOf = (digest: string): Owner => `guest-${digest}`;

/** The owner that a signed-in user's work belongs to. */
export const memberOf = (userId: string): Owner => `member-${userId}`;
