import { capabilitiesReply } from '../capabilities.js';
import { claimsReply } from '../claims-reply.js';
import { healthReply } from '../health.js';
import { publicLog } from '../public-log.js';
import { siteRulesReply } from '../site-rules.js';
import type { Call } from './call.js';

/** For whoever runs the installation, and for screens before an upload. */
export const operationsCalls: readonly Call[] = [
  {
    id: 'capabilities',
    method: 'get',
    path: '/api/capabilities',
    group: 'operations',
    summary: 'What this installation can do, and which engine answers the AI tools',
    answers: [{ status: 200, about: 'The capabilities, and what is missing', schema: capabilitiesReply }],
    refusals: ['service.unavailable'],
  },
  {
    id: 'siteRules',
    method: 'get',
    path: '/api/site',
    group: 'operations',
    summary: 'Which tools are switched off here, whether guests may use the others, and what is announced',
    answers: [{ status: 200, about: 'The rules as they are now', schema: siteRulesReply }],
    refusals: [],
  },
  {
    id: 'health',
    method: 'get',
    path: '/api/health',
    group: 'operations',
    summary: 'Whether this installation is ready, and which engines it has',
    answers: [
      { status: 200, about: 'Ready', schema: healthReply },
      { status: 503, about: 'Not ready', schema: healthReply },
    ],
    refusals: [],
  },
  {
    id: 'claims',
    method: 'get',
    path: '/api/claims',
    group: 'operations',
    summary: 'What the operator of this installation charges, and has evidence of',
    answers: [{ status: 200, about: 'The prices, if any, and links to evidence', schema: claimsReply }],
    refusals: [],
  },
  {
    id: 'publicLog',
    method: 'get',
    path: '/api/log',
    group: 'operations',
    summary: 'How far the log reaches, when it was last signed and last checked',
    answers: [{ status: 200, about: 'The numbers that everybody may know', schema: publicLog }],
    refusals: ['service.unavailable'],
  },
];
