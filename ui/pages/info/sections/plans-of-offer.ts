import { yearly, yearlySaving } from '../../../../contracts/plan-prices.js';
import type { Offer } from '../../../../contracts/plans.js';
import type { Plan } from '../info-page.js';
import { priced, type OfferWords } from './offer-words.js';

const moneyOf = (language: string, currency: string): ((amount: number) => string) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return (amount) => format.format(amount);
};

/** The free plan, and those of the operator, with amounts as the language writes them. */
export const plansOf = (offer: Offer, words: OfferWords, language: string): readonly Plan[] => {
  const money = moneyOf(language, offer.currency);
  const saving = yearlySaving(offer);
  const [free, pro, lifetime] = words.names;
  return [
    {
      name: free,
      price: money(0),
      text: words.forEveryone,
      includes: words.freeIncludes,
      action: { label: words.start, href: '/' },
    },
    {
      name: pro,
      price: priced(words.monthly, money(offer.proMonthly)),
      text: priced(words.yearly, money(yearly(offer.proMonthly))),
      includes: [words.proIncludes, ...(saving === null ? [] : [priced(words.saving, money(saving))])],
      action: { label: words.getPro, href: offer.url },
      isSuggested: true,
    },
    {
      name: lifetime,
      price: money(offer.lifetime),
      text: words.once,
      includes: [words.lifetimeIncludes],
      action: { label: words.getLifetime, href: offer.url },
    },
  ];
};

/** The same plans before their prices are known. */
export const plansWithoutPrices = ({ names }: OfferWords): readonly Plan[] =>
  names.map((name, at) => ({
    name,
    price: '',
    text: '',
    includes: [''],
    action: { label: name, href: '/' },
    isSuggested: at === 1,
  }));
