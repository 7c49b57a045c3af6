import { failureNotice, type Notice } from '../../notice.js';

const notices: ReadonlyMap<string, Notice> = new Map([
  [
    'not-configured',
    failureNotice(
      'Sign-in is not set up',
      'This installation has no account provider; every tool works without one. Its administrator sets GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or starts it with --demo-login to try it.',
    ),
  ],
  ['failed', failureNotice('Sign-in failed', 'The account provider did not confirm who you are. Please try again.')],
]);

/** What the way back from signing in has to say, read off the query of the page's address; null for nothing. */
export const noticeOnArrival = (search: string): Notice | null =>
  notices.get(new URLSearchParams(search).get('auth') ?? '') ?? null;
