import { aiSummarize } from '../../contracts/tools/ai-summarize.js';
import { generateQuiz } from '../../contracts/tools/generate-quiz.js';
import { translate } from '../../contracts/tools/translate.js';

export interface Place {
  readonly to: string;
  readonly text: string;
}

/** The links of the header beside the menu of the tools. */
export const headerPlaces: readonly Place[] = [
  { to: '/how-it-works', text: 'How it works' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/security', text: 'Security' },
  { to: '/help', text: 'Help' },
];

/** Screens that do one thing with a document. */
export const screenPlaces: readonly Place[] = [
  { to: '/pdf-editor', text: 'PDF editor' },
  { to: '/summarization', text: aiSummarize.title },
  { to: '/kahoot-quiz', text: generateQuiz.title },
  { to: '/export', text: 'Export' },
  { to: '/translate', text: translate.title },
];

/** Shown to members in the menu. */
export const accountPlace: Place = { to: '/account', text: 'Your account' };

/** Shown to administrators as well. */
export const adminPlace: Place = { to: '/admin', text: 'Admin' };
