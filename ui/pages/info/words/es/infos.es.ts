import type { TranslatedInfos } from '../info-words.js';

/** The pages about the product and of the help in Spanish, each loaded when it is opened. */
export const spanishInfos: TranslatedInfos = {
  '/how-it-works': () => import('./how-it-works-info.es.js'),
  '/pricing': () => import('./pricing-info.es.js'),
  '/security': () => import('./security-info.es.js'),
  '/help': () => import('./help-info.es.js'),
  '/help/sharing': () => import('./help-sharing-info.es.js'),
};
