/** Links for many people that one member may have open at a time. */
export const SIGNING_LINKS_MAX = 20;
/** Days that such a link is open. */
export const SIGNING_LINK_DAYS = { min: 1, max: 90, initial: 30 } as const;
/** So many people may begin by one such link. */
export const SIGNING_LINK_PEOPLE = { min: 1, max: 500, initial: 50 } as const;
