import { fromPromise } from 'xstate';
import { z } from 'zod';
import { redactionReceipt, type RedactionReceipt } from '../../contracts/api/receipt.js';
import type { RefusalCode } from '../../contracts/errors.js';
import { receivedSummary, type ReceivedSummary } from './received.js';
import { call, CallFailed } from './server-reply.js';

/** `GET /api/receipt/{hash}`: what a redaction proves about its result. */
export const fetchReceipt = fromPromise<RedactionReceipt, { readonly shareHash: string }>(async ({ input }) => {
  const reply = await call(`/api/receipt/${encodeURIComponent(input.shareHash)}`);
  return redactionReceipt.parse(await reply.json());
});

const summaryReceipt = z.object({ summarizationResults: z.array(receivedSummary) });

const hasNone = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === ('receipt.none' satisfies RefusalCode);

/** `GET /api/receipt/{hash}` of a conversion that made summaries; empty without a receipt. */
export const fetchSummaries = fromPromise<readonly ReceivedSummary[], { readonly shareHash: string }>(
  async ({ input: { shareHash } }) => {
    try {
      const reply = await call(`/api/receipt/${encodeURIComponent(shareHash)}`);
      return summaryReceipt.parse(await reply.json()).summarizationResults;
    } catch (error) {
      if (hasNone(error)) return [];
      throw error;
    }
  },
);
