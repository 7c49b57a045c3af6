import { findTool } from '../../../contracts/tools/catalogue.js';
import type { PlainText } from '../../../contracts/texts/text-catalogue.js';
import { t } from '../../text/t.js';

/** Words that a tool of understanding tells, beside its file. */
export type AnswerKind = 'summary' | 'answer';

/** The words that the tool of this id tells; null for one that makes files only. */
export const answerKindOf = (tool: string): AnswerKind | null => {
  const receipt = findTool(tool)?.receipt;
  if (receipt === 'summaries') return 'summary';
  return receipt === 'answers' ? 'answer' : null;
};

type Told = 'title' | 'view' | 'copy' | 'copied' | 'download' | 'loading' | 'failed' | 'withoutLink';

/** Its names on screens. */
export const answerWords = {
  summary: {
    title: 'Summary',
    view: 'View summary',
    copy: 'Copy summary',
    copied: 'Summary copied!',
    download: 'Download summary',
    loading: 'Loading the summary',
    failed: 'The summary could not be loaded.',
    withoutLink: 'No download link available for this summary.',
  },
  answer: {
    title: 'Answer to your question',
    view: 'View answer',
    copy: 'Copy answer',
    copied: 'Answer copied!',
    download: 'Download answer',
    loading: 'Loading the answer',
    failed: 'The answer could not be loaded.',
    withoutLink: 'No download link available for this answer.',
  },
} as const satisfies Readonly<Record<AnswerKind, Readonly<Record<Told, PlainText>>>>;

/** The name of the button that opens it. */
export const viewLabel = (answerKind: AnswerKind, name: string): string =>
  answerKind === 'summary' ? t('View summary {name}', { name }) : t('View answer {name}', { name });
