import { fromPromise } from 'xstate';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { call } from './server-reply.js';

/** `GET /api/capabilities`. */
export const fetchCapabilities = fromPromise<CapabilitiesReply>(async () => {
  const reply = await call('/api/capabilities');
  const { capabilitiesReply } = await import('../../contracts/api/capabilities.js'); // keeps zod out of the first load
  return capabilitiesReply.parse(await reply.json());
});
