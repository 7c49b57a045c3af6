import { yearly, yearlySaving } from '../../../../contracts/plan-prices.js';
import type { Offer } from '../../../../contracts/plans.js';
import type { Plan } from '../info-page.js';

const moneyOf = (currency: string): ((amount: number) => string) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (amount) => format.format(amount);
};

/** The free plan, and those of the operator. */
export const plansOf = (offer: Offer): readonly Plan[] => {
  const money = moneyOf(offer.currency);
  const saving = yearlySaving(offer);
  return [
    {
      name: 'Free',
      price: money(0),
      text: 'For everyone.',
      includes: ['Every tool', 'No account needed', 'Links that last 4 weeks'],
      action: { label: 'Start Processing Files', href: '/' },
    },
    {
      name: 'Pro',
      price: `${money(offer.proMonthly)} a month`,
      text: `${money(yearly(offer.proMonthly))} a year, paid to the operator of this installation.`,
      includes: [
        'What the operator adds to the free plan',
        ...(saving === null ? [] : [`${money(saving)} a year less than the service it is compared with`]),
      ],
      action: { label: 'Get Pro', href: offer.url },
      isSuggested: true,
    },
    {
      name: 'Lifetime',
      price: money(offer.lifetime),
      text: 'Once, paid to the operator of this installation.',
      includes: ['Everything in Pro, permanently'],
      action: { label: 'Get Lifetime', href: offer.url },
    },
  ];
};

/** The same plans before their prices are known. */
export const plansWithoutPrices: readonly Plan[] = ['Free', 'Pro', 'Lifetime'].map((name) => ({
  name,
  price: '',
  text: '',
  includes: [''],
  action: { label: name, href: '/' },
  isSuggested: name === 'Pro',
}));
