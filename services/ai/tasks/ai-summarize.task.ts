import type { SummaryReceipt } from '../../../contracts/api/ai.js';
import { summaryPage } from '../summaries/summary-page.js';
import { summarizeFile } from './summarize-file.js';
import type { Task } from '../task.js';

/**
 * Makes a text file with a one-page summary.
 *
 * @returns the text, and as its receipt the same result as data: {@link SummaryReceipt}.
 * @throws Refusal as `readDocument` and `Model.ask`.
 */
export const aiSummarize: Task<'ai-summarize'> = async ([file], { summarizationType }, work) => {
  const result = await summarizeFile(file, work);
  const receipt: SummaryReceipt = { summarizationType, summarizationResults: [result] };
  return {
    bytes: new TextEncoder().encode(summaryPage(result)),
    mime: 'text/plain',
    extension: '.txt',
    notes: [],
    receipt,
  };
};
