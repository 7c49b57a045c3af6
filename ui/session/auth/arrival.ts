import { failureNotice, type Notice } from '../../notice.js';

const notices: ReadonlyMap<string, Notice> = new Map([
  [
    'not-configured',
    failureNotice(
      'Sign-in is not set up',
      'This installation has no account provider; every tool works without an account. The administrator can set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or start Docket with --demo-login.',
    ),
  ],
  ['failed', failureNotice('Sign-in failed', 'The account provider did not confirm who you are. Please try again.')],
]);

/** The notice after returning from sign-in, from the query of the page's address; null for none. */
export const noticeOnArrival = (search: string): Notice | null =>
  notices.get(new URLSearchParams(search).get('auth') ?? '') ?? null;
