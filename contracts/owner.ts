/** Whose a conversion is: a guest's browser session or a signed-in member. Safe as one token of a bus subject. */
export type Owner = `guest-${string}` | `member-${string}`;

export type OwnerKind = 'guest' | 'member';

export const ownerKindOf = (owner: Owner): OwnerKind => (owner.startsWith('guest-') ? 'guest' : 'member');

/** The owner that a guest's work belongs to, by the digest of their session. */
export const guestOf = (digest: string): Owner => `guest-${digest}`;

/** The owner that a signed-in user's work belongs to. */
export const memberOf = (userId: string): Owner => `member-${userId}`;
