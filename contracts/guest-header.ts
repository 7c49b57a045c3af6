/**
 * With this header, as the product's own pages send it, `GET /api/auth/me` answers a guest rather than refusing: browsers
 * report a refusal as an error of the page.
 */
export const GUEST_HEADER = 'Docket-Guest';

/** Its one value. */
export const GUEST_ANSWERED = 'answered';
