import type { TranslatedInfos } from '../info-words.js';

/** The pages about the product and of the help in Arabic, each loaded when it is opened. */
export const arabicInfos: TranslatedInfos = {
  '/features': () => import('./features-info.ar.js'),
  '/how-it-works': () => import('./how-it-works-info.ar.js'),
  '/use-cases': () => import('./use-cases-info.ar.js'),
  '/collaboration': () => import('./collaboration-info.ar.js'),
  '/value-proposition': () => import('./value-proposition-info.ar.js'),
  '/pricing': () => import('./pricing-info.ar.js'),
  '/security': () => import('./security-info.ar.js'),
  '/speed': () => import('./speed-info.ar.js'),
  '/reliability': () => import('./reliability-info.ar.js'),
  '/accessibility': () => import('./accessibility-info.ar.js'),
  '/help': () => import('./help-info.ar.js'),
  '/help/tools': async () => ({ words: await (await import('./help-tools-info.ar.js')).loadWords() }),
  '/help/sharing': () => import('./help-sharing-info.ar.js'),
  '/help/administrators': () => import('./help-administrators-info.ar.js'),
  '/help/auditors': () => import('./help-auditors-info.ar.js'),
  '/help/api': () => import('./help-api-info.ar.js'),
};
