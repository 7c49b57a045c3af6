import type { AnsweredBy } from '../../contracts/api/ai.js';
import { t } from '../text/t.js';

/** Who answers the AI tools of this installation, as a sentence. */
export const whoAnswers = ({ kind, name }: AnsweredBy): string =>
  kind === 'model'
    ? t('AI tools are answered by {name}.', { name })
    : t('No AI provider is used here: summaries and quizzes are made from sentences of your document.');
