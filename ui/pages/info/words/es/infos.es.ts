import type { TranslatedInfos } from '../info-words.js';

/** The pages about the product and of the help in Spanish, each loaded when it is opened. */
export const spanishInfos: TranslatedInfos = {
  '/features': () => import('./features-info.es.js'),
  '/how-it-works': () => import('./how-it-works-info.es.js'),
  '/use-cases': () => import('./use-cases-info.es.js'),
  '/collaboration': () => import('./collaboration-info.es.js'),
  '/value-proposition': () => import('./value-proposition-info.es.js'),
  '/pricing': () => import('./pricing-info.es.js'),
  '/security': () => import('./security-info.es.js'),
  '/speed': () => import('./speed-info.es.js'),
  '/reliability': () => import('./reliability-info.es.js'),
  '/accessibility': () => import('./accessibility-info.es.js'),
  '/help': () => import('./help-info.es.js'),
  '/help/tools': async () => ({ words: await (await import('./help-tools-info.es.js')).loadWords() }),
  '/help/sharing': () => import('./help-sharing-info.es.js'),
  '/help/administrators': () => import('./help-administrators-info.es.js'),
  '/help/auditors': () => import('./help-auditors-info.es.js'),
  '/help/api': () => import('./help-api-info.es.js'),
};
