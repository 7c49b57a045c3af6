import type { TranslatedInfos } from '../info-words.js';

/** The pages about the product and of the help in German, each loaded when it is opened. */
export const germanInfos: TranslatedInfos = {
  '/how-it-works': () => import('./how-it-works-info.de.js'),
  '/pricing': () => import('./pricing-info.de.js'),
  '/security': () => import('./security-info.de.js'),
  '/help': () => import('./help-info.de.js'),
  '/help/sharing': () => import('./help-sharing-info.de.js'),
};
