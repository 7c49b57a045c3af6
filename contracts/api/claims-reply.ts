import { z } from 'zod';
import { evidencedClaims } from '../claims.js';
import { offer } from '../plans.js';

const evidence = z.object({
  claim: z.enum(evidencedClaims as [(typeof evidencedClaims)[number]]),
  says: z.string(),
  url: z.string(),
});
/** A claim that the operator links to evidence of. */
export type Evidence = z.output<typeof evidence>;

/** Answer of `GET /api/claims`: what the operator of this installation charges and has evidence of. */
export const claimsReply = z.object({
  /** Null where the operator charges nothing. */
  offer: offer.nullable(),
  evidence: z.array(evidence),
});
/** See {@link claimsReply}. */
export type ClaimsReply = z.output<typeof claimsReply>;
