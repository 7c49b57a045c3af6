import { failureNotice, type Notice } from '../../notice.js';

/** What the way back from signing in has to say, read off the query of the page's address; null for nothing. */
export const noticeOnArrival = (search: string): Notice | null =>
  new URLSearchParams(search).get('auth') === 'not-configured'
    ? failureNotice('Sign-in is not set up', 'This installation has no account provider. Every tool works without one.')
    : null;
