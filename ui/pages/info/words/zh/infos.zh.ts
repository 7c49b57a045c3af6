import type { TranslatedInfos } from '../info-words.js';

/** The pages about the product and of the help in Chinese, each loaded when it is opened. */
export const chineseInfos: TranslatedInfos = {
  '/features': () => import('./features-info.zh.js'),
  '/how-it-works': () => import('./how-it-works-info.zh.js'),
  '/use-cases': () => import('./use-cases-info.zh.js'),
  '/collaboration': () => import('./collaboration-info.zh.js'),
  '/value-proposition': () => import('./value-proposition-info.zh.js'),
  '/pricing': () => import('./pricing-info.zh.js'),
  '/security': () => import('./security-info.zh.js'),
  '/speed': () => import('./speed-info.zh.js'),
  '/reliability': () => import('./reliability-info.zh.js'),
  '/accessibility': () => import('./accessibility-info.zh.js'),
  '/help': () => import('./help-info.zh.js'),
  '/help/tools': async () => ({ words: await (await import('./help-tools-info.zh.js')).loadWords() }),
  '/help/sharing': () => import('./help-sharing-info.zh.js'),
  '/help/administrators': () => import('./help-administrators-info.zh.js'),
  '/help/auditors': () => import('./help-auditors-info.zh.js'),
  '/help/api': () => import('./help-api-info.zh.js'),
};
