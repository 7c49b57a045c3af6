import { z } from 'zod';

const MONTHS = 12;

const price = z.number();

/** What the operator of an installation charges; nothing of it is handled by Docket. */
export const offer = z.object({
  /** Where visitors get a plan. */
  url: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  proMonthly: price,
  lifetime: price,
  /** Of a service that the operator compares with; null without evidence of it. */
  competitorMonthly: price.nullable(),
});
/** See {@link offer}. */
export type Offer = z.output<typeof offer>;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** What twelve months cost. */
export const yearly = (monthly: number): number => cents(monthly * MONTHS);

/** What a year of Pro saves beside the other service; null where there is nothing to compare with, or nothing saved. */
export const yearlySaving = ({ proMonthly, competitorMonthly }: Offer): number | null => {
  if (competitorMonthly === null) return null;
  const saving = cents(yearly(competitorMonthly) - yearly(proMonthly));
  return saving > 0 ? saving : null;
};
