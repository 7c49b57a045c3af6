import { z } from 'zod';
import { evidencedClaims } from '../../../contracts/claims.js';

const PRICE_HINT = 'an amount such as 4.99';
const EVIDENCE_HINT = `JSON such as {"uptime":"https://status.example.org"}, with ${evidencedClaims.join(', ')}`;
const SAYS_CHARS_MAX = 120;

const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, { error: PRICE_HINT })
  .transform(Number);

const webAddress = z.url({ protocol: /^https?$/, error: EVIDENCE_HINT });

/** A link, and what it shows where that is something else than the usual words. */
const shown = z.union(
  [
    webAddress.transform((url) => ({ url, says: undefined })),
    z.strictObject({ url: webAddress, says: z.string().min(1).max(SAYS_CHARS_MAX) }),
  ],
  { error: EVIDENCE_HINT },
);

const parsed = (text: string, context: z.RefinementCtx<string>): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: EVIDENCE_HINT });
    return z.NEVER;
  }
};

/** Prices and certificates that the pages show. Without these, no price and no certificate is shown. */
export const offerSettings = {
  /** Where visitors get a plan; unset: the operator charges nothing, and no page shows a price. */
  PLANS_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  PRICE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'a currency such as USD' })
    .default('USD'),
  PRO_MONTHLY_PRICE: price.default(4.99),
  LIFETIME_PRICE: price.default(99.99),
  /** Shown only with evidence of it. */
  COMPETITOR_MONTHLY_PRICE: price.default(19.99),
  /** Links to what proves a claim, by claim. */
  CLAIMS_EVIDENCE: z
    .string()
    .default('{}')
    .transform(parsed)
    .pipe(
      z.partialRecord(z.enum(evidencedClaims as [(typeof evidencedClaims)[number]], { error: EVIDENCE_HINT }), shown, {
        error: EVIDENCE_HINT,
      }),
    ),
};
