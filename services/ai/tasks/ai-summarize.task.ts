import type { SummaryReceipt } from '../../../contracts/api/ai.js';
import { summaryPage } from '../summaries/summary-page.js';
import { successOf } from './file-result.js';
import { summaryOf } from './summarize-file.js';
import type { Task } from '../task.js';

/**
 * Makes a text file with a one-page summary.
 *
 * @returns the text, and as its receipt the same result as data: {@link SummaryReceipt}.
 * @throws Refusal as {@link summaryOf}: a file that says that there is no summary would look like one.
 */
export const aiSummarize: Task<'ai-summarize'> = async ([file], { summarizationType }, work) => {
  const result = successOf(file, work, await summaryOf(file, work));
  const receipt: SummaryReceipt = { summarizationType, summarizationResults: [result] };
  return {
    bytes: new TextEncoder().encode(summaryPage(result)),
    mime: 'text/plain',
    extension: '.txt',
    notes: [],
    receipt,
  };
};
