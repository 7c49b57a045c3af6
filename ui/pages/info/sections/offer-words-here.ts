import { t } from '../../../text/t.js';
import type { OfferWords } from './offer-words.js';

/** Kept for later, when the amount is known. */
const open = { price: '{price}' };

/** The words of the page of prices, in the reader's language. */
export const offerWordsHere = (): OfferWords => ({
  asking: t('The prices of this installation are being requested from its server, at GET /api/claims.'),
  unknown: t('The server is not answering at the moment. Reload the page to try again.'),
  free: t('This installation is free to use'),
  freeHint: t('Its operator charges nothing.'),
  names: [t('Free'), t('Pro'), t('Lifetime')],
  forEveryone: t('For everyone.'),
  freeIncludes: [t('Every tool'), t('No account needed'), t('Links that last up to 4 weeks')],
  start: t('Start Processing Files'),
  monthly: t('{price} a month', open),
  yearly: t('{price} a year, paid to the operator of this installation.', open),
  proIncludes: t('What the operator adds to the free plan'),
  saving: t('{price} a year less than the service it is compared with', open),
  getPro: t('Get Pro'),
  once: t('Once, paid to the operator of this installation.'),
  lifetimeIncludes: t('Everything in Pro, permanently'),
  getLifetime: t('Get Lifetime'),
});
