import { z } from 'zod';
import { GUEST_HEADER } from '../../guest-header.js';
import { currentUserReply, guestReply, logoutReply } from '../auth.js';
import type { Call } from './call.js';

const signInQuery = z.object({
  choose: z
    .string()
    .optional()
    .meta({ description: 'Present to be led to /account, where one can be chosen, if there are several providers' }),
});

/** Signing in and out. Requirement. */
export const sessionCalls: readonly Call[] = [
  {
    id: 'signIn',
    method: 'get',
    path: '/api/auth/google',
    group: 'session',
    summary: 'Start signing in',
    parameters: { query: signInQuery },
    answers: [
      {
        status: 302,
        about:
          'To Google, or to the other provider if there is no Google client; to /?auth=not-configured if there is none, to /account if a choice is asked for, and to /?auth=too-many from a network where too many were begun',
        redirects: true,
      },
    ],
    refusals: [],
  },
  {
    id: 'signedIn',
    method: 'get',
    path: '/api/auth/google/callback',
    group: 'session',
    summary: 'The address that the account provider returns to; opens a session',
    answers: [{ status: 302, about: 'To /?auth=success, /?auth=failed, or /?auth=too-many', redirects: true }],
    refusals: [],
  },
  {
    id: 'signInWithOidc',
    method: 'get',
    path: '/api/auth/oidc',
    group: 'session',
    summary: 'Begins signing in with the OpenID Connect provider of this installation',
    answers: [
      {
        status: 302,
        about:
          'To the provider; to /?auth=failed if it does not answer, to /?auth=not-configured if none is set up, and to /?auth=too-many from a network where too many were begun',
        redirects: true,
      },
    ],
    refusals: [],
  },
  {
    id: 'signedInWithOidc',
    method: 'get',
    path: '/api/auth/oidc/callback',
    group: 'session',
    summary: 'The address that the OpenID Connect provider returns to; opens a session',
    answers: [{ status: 302, about: 'To /?auth=success, /?auth=failed, or /?auth=too-many', redirects: true }],
    refusals: [],
  },
  {
    id: 'signOut',
    method: 'post',
    path: '/api/auth/logout',
    group: 'session',
    summary: 'Sign out',
    answers: [{ status: 200, about: 'Signed out', schema: logoutReply }],
    refusals: ['request.cross-site'],
  },
  {
    id: 'eraseUser',
    method: 'delete',
    path: '/api/auth/me',
    group: 'session',
    summary: 'Erase all data about the member: conversions, links, files, name and address',
    answers: [{ status: 200, about: 'The data is unreadable now; files are deleted shortly', schema: logoutReply }],
    refusals: ['session.missing', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'currentUser',
    method: 'get',
    path: '/api/auth/me',
    group: 'session',
    summary: 'Who is signed in; guests get a session cookie and a refusal',
    answers: [
      {
        status: 200,
        about: `The signed-in user; for a guest, only if the call has the header \`${GUEST_HEADER}\`, that there is none`,
        schema: z.union([currentUserReply, guestReply]),
      },
    ],
    refusals: ['session.missing'],
  },
];
