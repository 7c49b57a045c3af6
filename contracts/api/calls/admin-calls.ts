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
import type { Call } from './call.js';

const asked = ['session.forbidden', 'request.invalid', 'service.unavailable'] as const;

/** For administrators. Requirements. */
export const adminCalls: readonly Call[] = [
  {
    id: 'dashboard',
    method: 'get',
    path: '/api/admin/dashboard',
    group: 'administration',
    summary: 'The numbers of this installation, now or as they were shown at any moment',
    parameters: { query: dashboardQuery },
    answers: [{ status: 200, about: 'The dashboard', schema: dashboardReply }],
    refusals: [...asked, 'replay.busy', 'replay.too-long'],
  },
  {
    id: 'activity',
    method: 'get',
    path: '/api/admin/activity',
    group: 'administration',
    summary: 'What happened, the newest first: by actor, kind of event, document and time',
    parameters: { query: activityQuery },
    answers: [{ status: 200, about: 'One page of it', schema: activityReply }],
    refusals: asked,
  },
  {
    id: 'story',
    method: 'get',
    path: '/api/admin/story/{conversionId}',
    group: 'administration',
    summary: 'What happened to one document, from its upload on',
    parameters: { path: z.object({ conversionId: z.string() }), query: storyQuery },
    answers: [{ status: 200, about: 'One page of it', schema: storyReply }],
    refusals: [...asked, 'conversion.not-found'],
  },
  {
    id: 'document',
    method: 'get',
    path: '/api/admin/document/{conversionId}',
    group: 'administration',
    summary: 'One document and its link, now or as they were at any moment',
    parameters: { path: z.object({ conversionId: z.string() }), query: documentQuery },
    answers: [{ status: 200, about: 'The document then', schema: documentReply }],
    refusals: [...asked, 'conversion.not-found'],
  },
  {
    id: 'logState',
    method: 'get',
    path: '/api/admin/log/state',
    group: 'administration',
    summary: 'How far the log reaches, how far it is signed, and what the last check found',
    answers: [{ status: 200, about: 'The state of the log', schema: logState }],
    refusals: ['session.forbidden', 'service.unavailable'],
  },
  {
    id: 'checkLog',
    method: 'post',
    path: '/api/admin/log/check',
    group: 'administration',
    summary: 'Start holding the whole log against what was signed, unless that is under way',
    answers: [{ status: 200, about: 'The state of the log, with the check', schema: logState }],
    refusals: ['session.forbidden', 'service.unavailable', 'request.cross-site'],
  },
  {
    id: 'exportLog',
    method: 'get',
    path: '/api/admin/log/export',
    group: 'administration',
    summary: 'The events of the log as lines, to the letter, with the hash by which each was signed',
    parameters: { query: exportQuery },
    answers: [{ status: 200, about: 'The lines, as JSON Lines or CSV', media: 'text/plain' }],
    refusals: [...asked, 'export.busy'],
  },
];
