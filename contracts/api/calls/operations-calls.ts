import { capabilitiesReply } from '../capabilities.js';
import { healthReply } from '../health.js';
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
];
