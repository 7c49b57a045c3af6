import type { Offer } from './plans.js';

const MONTHS_PER_YEAR = 12;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The price of twelve months. */
export const yearly = (monthly: number): number => cents(monthly * MONTHS_PER_YEAR);

/**
 * The saving of a year of Pro against the other service; null where there is nothing to compare with, or nothing saved.
 */
export const yearlySaving = ({ proMonthly, competitorMonthly }: Offer): number | null => {
  if (competitorMonthly === null) return null;
  const saving = cents(yearly(competitorMonthly) - yearly(proMonthly));
  return saving > 0 ? saving : null;
};
