import type { TranslatedInfos } from '../info-words.js';

/** The pages about the product and of the help in German, each loaded when it is opened. */
export const germanInfos: TranslatedInfos = {
  '/features': () => import('./features-info.de.js'),
  '/how-it-works': () => import('./how-it-works-info.de.js'),
  '/use-cases': () => import('./use-cases-info.de.js'),
  '/collaboration': () => import('./collaboration-info.de.js'),
  '/value-proposition': () => import('./value-proposition-info.de.js'),
  '/pricing': () => import('./pricing-info.de.js'),
  '/security': () => import('./security-info.de.js'),
  '/speed': () => import('./speed-info.de.js'),
  '/reliability': () => import('./reliability-info.de.js'),
  '/accessibility': () => import('./accessibility-info.de.js'),
  '/help': () => import('./help-info.de.js'),
  '/help/tools': async () => ({ words: await (await import('./help-tools-info.de.js')).loadWords() }),
  '/help/sharing': () => import('./help-sharing-info.de.js'),
  '/help/administrators': () => import('./help-administrators-info.de.js'),
  '/help/auditors': () => import('./help-auditors-info.de.js'),
  '/help/api': () => import('./help-api-info.de.js'),
};
