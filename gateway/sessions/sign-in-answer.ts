import type { Response } from 'express';
import type { Config } from '../../services/platform/settings/config.js';
import { sessionCookie } from './token.js';
import { MEMBER_SESSION_MS } from './visitor-sessions.js';

/** Leads home with the session that was opened. */
export const answerSignedIn = (response: Response, token: string, config: Config): void => {
  response.append('Set-Cookie', sessionCookie(token, config, MEMBER_SESSION_MS / 1000));
  response.redirect('/?auth=success');
};

/** Leads home, where it is said why nobody was signed in. */
export const answerNotSignedIn = (response: Response, isSetUp: boolean): void => {
  response.redirect(isSetUp ? '/?auth=failed' : '/?auth=not-configured');
};

/** Leads home, where it is said that nobody is signed in from there for a while. */
export const answerTooMany = (response: Response): void => {
  response.redirect('/?auth=too-many');
};
