import { z } from 'zod';
import { apiKeyRequest, apiKeysReply, newApiKeyReply, revokedKeyReply } from '../api-keys.js';
import { endSessionsReply, linksQuery, linksReply, sessionsReply } from '../own-account.js';
import type { Call } from './call.js';

const exportedData = z.object({
  docket: z.string(),
  exportedAt: z.string(),
  userId: z.string(),
  owners: z.array(z.string()),
  events: z.array(z.looseObject({})),
});

/** Names a key in a path. */
export const keyPath = z.object({ key: z.string().meta({ description: 'Id of the API key' }) });

const ofMember = ['session.missing'] as const;
const ending = ['session.missing', 'request.cross-site', 'storage.full'] as const;

/** What members see and do about their own account. */
export const accountCalls: readonly Call[] = [
  {
    id: 'listSessions',
    method: 'get',
    path: '/api/account/sessions',
    group: 'account',
    summary: 'The browsers in which the member is signed in',
    answers: [{ status: 200, about: 'The sessions', schema: sessionsReply }],
    refusals: ofMember,
  },
  {
    id: 'endOtherSessions',
    method: 'delete',
    path: '/api/account/sessions',
    group: 'account',
    summary: 'Sign the member out everywhere but here',
    answers: [{ status: 200, about: 'They are ended', schema: endSessionsReply }],
    refusals: ending,
  },
  {
    id: 'endSession',
    method: 'delete',
    path: '/api/account/sessions/{session}',
    group: 'account',
    summary: 'End one session of the member',
    parameters: { path: z.object({ session: z.string().meta({ description: 'Session id' }) }) },
    answers: [{ status: 200, about: 'It is ended', schema: endSessionsReply }],
    refusals: [...ending, 'session.not-found'],
  },
  {
    id: 'listLinks',
    method: 'get',
    path: '/api/account/links',
    group: 'account',
    summary: 'The live share links of the member, newest first',
    parameters: { query: linksQuery },
    answers: [{ status: 200, about: 'One page of the links', schema: linksReply }],
    refusals: [...ofMember, 'request.invalid'],
  },
  {
    id: 'listKeys',
    method: 'get',
    path: '/api/account/keys',
    group: 'account',
    summary: 'The API keys of the member, newest first, without the keys themselves',
    answers: [{ status: 200, about: 'The keys', schema: apiKeysReply }],
    refusals: ofMember,
  },
  {
    id: 'createKey',
    method: 'post',
    path: '/api/account/keys',
    group: 'account',
    summary: 'Make an API key with which programs call in the name of the member; only this answer holds it',
    body: apiKeyRequest,
    answers: [{ status: 200, about: 'The key, for this once', schema: newApiKeyReply }],
    refusals: [...ending, 'request.invalid', 'key.too-many', 'request.too-often'],
  },
  {
    id: 'revokeKey',
    method: 'delete',
    path: '/api/account/keys/{key}',
    group: 'account',
    summary: 'Delete an API key of the member: from now on it opens nothing',
    parameters: { path: keyPath },
    answers: [{ status: 200, about: 'It is deleted', schema: revokedKeyReply }],
    refusals: [...ending, 'key.not-found'],
  },
  {
    id: 'exportData',
    method: 'get',
    path: '/api/account/data',
    group: 'account',
    summary: 'Everything that the log holds of the member, as JSON',
    answers: [{ status: 200, about: 'The events', schema: exportedData }],
    refusals: [...ofMember, 'account.export-busy'],
  },
  {
    id: 'exportFiles',
    method: 'get',
    path: '/api/account/files',
    group: 'account',
    summary: 'The same with every file of the member that is still stored, as ZIP',
    answers: [{ status: 200, about: 'The archive', media: 'application/zip' }],
    refusals: [...ofMember, 'account.export-busy', 'result.too-large'],
  },
];
