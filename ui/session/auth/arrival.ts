import { failureNotice, type Notice } from '../../notice.js';
import { translated } from '../../text/t.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

const notices: ReadonlyMap<string, { readonly title: Text; readonly text: Text }> = new Map([
  [
    'not-configured',
    {
      title: 'Sign-in is not set up',
      text: 'This site has no accounts. Every tool works without one.',
    } as const,
  ],
  [
    'failed',
    { title: 'Sign-in failed', text: 'The account provider did not confirm who you are. Please try again.' } as const,
  ],
  [
    'too-many',
    { title: 'Sign-in failed', text: 'Too many sign-ins from here. Please try again in 15 minutes.' } as const,
  ],
]);

/** The notice after returning from sign-in, from the query of the page's address; null for none. */
export const noticeOnArrival = (search: string): Notice | null => {
  const notice = notices.get(new URLSearchParams(search).get('auth') ?? '');
  return notice ? failureNotice(translated(notice.title), translated(notice.text)) : null;
};
