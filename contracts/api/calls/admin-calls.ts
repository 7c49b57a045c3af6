import { z } from 'zod';
import { dashboardReply } from '../admin.js';
import {
  activityQuery,
  activityReply,
  dashboardQuery,
  documentQuery,
  documentReply,
  exportQuery,
  logState,
  storyQuery,
  storyReply,
} from '../audit.js';
import { erasureReply, erasureRequest } from '../erasure.js';
import { memberChange, memberChangeReply, membersQuery, membersReply } from '../members.js';
import { endSessionsReply } from '../own-account.js';
import { siteChange } from '../site-change.js';
import { installationReply } from '../site-report.js';
import { siteRulesReply } from '../site-rules.js';
import { revokedKeyReply, siteKeysQuery, siteKeysReply } from '../api-keys.js';
import { keyPath } from './account-calls.js';
import type { Call } from './call.js';

const memberPath = z.object({ member: z.string().meta({ description: 'Id of the member' }) });

const asked = ['session.forbidden', 'request.invalid', 'service.unavailable'] as const;

/** For administrators. Requirements. */
export const adminCalls: readonly Call[] = [
  {
    id: 'dashboard',
    method: 'get',
    path: '/api/admin/dashboard',
    group: 'administration',
    summary: 'The usage numbers of this installation, now or as they were at any time',
    parameters: { query: dashboardQuery },
    answers: [{ status: 200, about: 'The dashboard', schema: dashboardReply }],
    refusals: [...asked, 'replay.busy', 'replay.too-long'],
  },
  {
    id: 'activity',
    method: 'get',
    path: '/api/admin/activity',
    group: 'administration',
    summary: 'Events, newest first, filtered by actor, type, document and time',
    parameters: { query: activityQuery },
    answers: [{ status: 200, about: 'One page of the events', schema: activityReply }],
    refusals: asked,
  },
  {
    id: 'story',
    method: 'get',
    path: '/api/admin/story/{conversionId}',
    group: 'administration',
    summary: 'All events of one document, from its upload on',
    parameters: { path: z.object({ conversionId: z.string() }), query: storyQuery },
    answers: [{ status: 200, about: 'One page of the events', schema: storyReply }],
    refusals: [...asked, 'conversion.not-found'],
  },
  {
    id: 'document',
    method: 'get',
    path: '/api/admin/document/{conversionId}',
    group: 'administration',
    summary: 'One document and its link, now or as they were at any time',
    parameters: { path: z.object({ conversionId: z.string() }), query: documentQuery },
    answers: [{ status: 200, about: 'The document at that time', schema: documentReply }],
    refusals: [...asked, 'conversion.not-found'],
  },
  {
    id: 'installation',
    method: 'get',
    path: '/api/admin/installation',
    group: 'administration',
    summary: 'Engines, what is missing, disk, queue, and the failures of the last day',
    answers: [{ status: 200, about: 'The installation', schema: installationReply }],
    refusals: ['session.forbidden', 'service.unavailable'],
  },
  {
    id: 'listSiteKeys',
    method: 'get',
    path: '/api/admin/keys',
    group: 'administration',
    summary: 'The API keys of all members, newest first, without the keys themselves',
    parameters: { query: siteKeysQuery },
    answers: [{ status: 200, about: 'One page of the keys', schema: siteKeysReply }],
    refusals: ['session.forbidden', 'request.invalid'],
  },
  {
    id: 'revokeSiteKey',
    method: 'delete',
    path: '/api/admin/keys/{key}',
    group: 'administration',
    summary: 'Delete an API key of any member: from now on it opens nothing',
    parameters: { path: keyPath },
    answers: [{ status: 200, about: 'It is deleted', schema: revokedKeyReply }],
    refusals: ['session.forbidden', 'key.not-found', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'listMembers',
    method: 'get',
    path: '/api/admin/members',
    group: 'administration',
    summary: 'The members of this site, whoever signed in last first, with what they store and their quotas',
    parameters: { query: membersQuery },
    answers: [{ status: 200, about: 'One page of the members', schema: membersReply }],
    refusals: ['session.forbidden', 'request.invalid'],
  },
  {
    id: 'changeMember',
    method: 'patch',
    path: '/api/admin/members/{member}',
    group: 'administration',
    summary: 'Give one member a quota of their own, or lift it',
    parameters: { path: memberPath },
    body: memberChange,
    answers: [{ status: 200, about: 'The quota that holds from now on', schema: memberChangeReply }],
    refusals: ['session.forbidden', 'request.invalid', 'member.not-found', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'endMemberSessions',
    method: 'delete',
    path: '/api/admin/members/{member}/sessions',
    group: 'administration',
    summary: 'Sign a member out everywhere',
    parameters: { path: memberPath },
    answers: [{ status: 200, about: 'They are ended', schema: endSessionsReply }],
    refusals: ['session.forbidden', 'member.not-found', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'logState',
    method: 'get',
    path: '/api/admin/log/state',
    group: 'administration',
    summary: 'The size of the log, how much of it is signed, and the result of the last check',
    answers: [{ status: 200, about: 'The state of the log', schema: logState }],
    refusals: ['session.forbidden', 'service.unavailable'],
  },
  {
    id: 'checkLog',
    method: 'post',
    path: '/api/admin/log/check',
    group: 'administration',
    summary: 'Start a check of the whole log against its signatures, unless one is running',
    answers: [{ status: 200, about: 'The state of the log, including the check', schema: logState }],
    refusals: ['session.forbidden', 'service.unavailable', 'request.cross-site'],
  },
  {
    id: 'eraseMember',
    method: 'post',
    path: '/api/admin/erasures',
    group: 'administration',
    summary: 'Erase a member: their keys, conversions, links, files and unfinished uploads; the log says by whom',
    body: erasureRequest,
    answers: [{ status: 200, about: 'It is on the log, and is carried out over restarts', schema: erasureReply }],
    refusals: ['session.forbidden', 'member.not-found', 'request.invalid', 'request.cross-site', 'service.unavailable'],
  },
  {
    id: 'changeSiteRules',
    method: 'patch',
    path: '/api/admin/site',
    group: 'administration',
    summary: 'Switch a tool off or on, turn guests away or let them in, announce something to everybody',
    body: siteChange,
    answers: [{ status: 200, about: 'The rules as they are now', schema: siteRulesReply }],
    refusals: ['session.forbidden', 'request.invalid', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'exportLog',
    method: 'get',
    path: '/api/admin/log/export',
    group: 'administration',
    summary: 'The events of the log as lines, unchanged, each with the hash that was signed',
    parameters: { query: exportQuery },
    answers: [{ status: 200, about: 'The lines, as JSON Lines or CSV', media: ['application/x-ndjson', 'text/csv'] }],
    refusals: [...asked, 'export.busy'],
  },
];
