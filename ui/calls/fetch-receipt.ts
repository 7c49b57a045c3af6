import { fromPromise } from 'xstate';
import { redactionReceipt, type RedactionReceipt } from '../../contracts/api/receipt.js';
import { call } from './server-reply.js';

/** `GET /api/receipt/{hash}`: what a redaction proves about its result. */
export const fetchReceipt = fromPromise<RedactionReceipt, { readonly shareHash: string }>(async ({ input }) => {
  const reply = await call(`/api/receipt/${encodeURIComponent(input.shareHash)}`);
  return redactionReceipt.parse(await reply.json());
});
