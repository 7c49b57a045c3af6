import { fromPromise } from 'xstate';
import { cancelReply } from '../../contracts/api/conversions.js';
import type { ConversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import { call } from './server-reply.js';

/** `POST /api/conversions/{id}/cancel`: where the conversion stands then. */
export const cancelConversion = fromPromise<ConversionStatus, { readonly id: string }>(async ({ input }) => {
  const reply = await call(`/api/conversions/${encodeURIComponent(input.id)}/cancel`, { method: 'POST' });
  return cancelReply.parse(await reply.json()).status;
});
