import { failureNotice, messageOf } from '../../notice.js';

/** Whether a call failed because nobody is signed in any more. Requirement. */
export const isSessionOver = (error: unknown): boolean => /401|Authentication/.test(messageOf(error, ''));

export const sessionExpired = failureNotice('Session Expired', 'Please refresh the page and sign in again');
