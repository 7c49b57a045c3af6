import type { TranslatedInfos } from '../info-words.js';

/** The pages about the product and of the help in French, each loaded when it is opened. */
export const frenchInfos: TranslatedInfos = {
  '/features': () => import('./features-info.fr.js'),
  '/how-it-works': () => import('./how-it-works-info.fr.js'),
  '/use-cases': () => import('./use-cases-info.fr.js'),
  '/collaboration': () => import('./collaboration-info.fr.js'),
  '/value-proposition': () => import('./value-proposition-info.fr.js'),
  '/pricing': () => import('./pricing-info.fr.js'),
  '/security': () => import('./security-info.fr.js'),
  '/speed': () => import('./speed-info.fr.js'),
  '/reliability': () => import('./reliability-info.fr.js'),
  '/accessibility': () => import('./accessibility-info.fr.js'),
  '/help': () => import('./help-info.fr.js'),
  '/help/tools': async () => ({ words: await (await import('./help-tools-info.fr.js')).loadWords() }),
  '/help/sharing': () => import('./help-sharing-info.fr.js'),
  '/help/administrators': () => import('./help-administrators-info.fr.js'),
  '/help/auditors': () => import('./help-auditors-info.fr.js'),
  '/help/api': () => import('./help-api-info.fr.js'),
};
