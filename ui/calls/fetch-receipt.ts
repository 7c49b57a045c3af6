import { fromPromise } from 'xstate';
import { call } from './reply.js';

/** `GET /api/receipt/{hash}`: what an operation proves about its result, a JSON object. */
export const fetchReceipt = fromPromise<Readonly<Record<string, unknown>>, { readonly shareHash: string }>(
  async ({ input }) => {
    const reply = await call(`/api/receipt/${encodeURIComponent(input.shareHash)}`);
    return (await reply.json()) as Readonly<Record<string, unknown>>;
  },
);
