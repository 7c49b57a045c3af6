import { z } from 'zod';

const price = z.number();

/** Prices that the operator of an installation charges; nothing of it is handled by Docket. */
export const offer = z.object({
  /** Where visitors get a plan. */
  url: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  proMonthly: price,
  lifetime: price,
  /** The monthly price of a service that the operator compares with; null without evidence of it. */
  competitorMonthly: price.nullable(),
});
/** See {@link offer}. */
export type Offer = z.output<typeof offer>;
