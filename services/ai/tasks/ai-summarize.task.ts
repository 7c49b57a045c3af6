import type { SummarizationResult, SummaryReceipt } from '../../../contracts/api/ai.js';
import { knownLanguage } from '../languages/known-language.js';
import { summaryDocument } from '../summaries/summary-document.js';
import { summaryPage } from '../summaries/summary-page.js';
import { onMissing } from '../translation/translation-notes.js';
import { successOf } from './file-result.js';
import { summaryOf } from './summarize-file.js';
import type { Made, Task } from '../task.js';

/**
 * Makes a PDF with a one-page summary; a text file where no font here has the letters of its language.
 *
 * @returns the file, and as its receipt the same result as data: {@link SummaryReceipt}.
 * @throws Refusal as {@link summaryOf}: a file that says that there is no summary would look like one.
 */
export const aiSummarize: Task<'ai-summarize'> = async ([file], { summarizationType }, work) => {
  const result = successOf(file, work, await summaryOf(file, work));
  const receipt: SummaryReceipt = { summarizationType, summarizationResults: [result] };
  return { ...(await fileOf(result)), receipt };
};

const fileOf = async (result: SummarizationResult): Promise<Made> => {
  const language = (await knownLanguage(result.summary)) ?? 'en';
  const { bytes, missing } = await summaryDocument(result, language);
  // Letters without a font would be boxes; a text is shown by whoever reads it.
  if (missing.some((text) => /\p{L}/u.test(text))) {
    return { bytes: new TextEncoder().encode(summaryPage(result)), mime: 'text/plain', extension: '.txt', notes: [] };
  }
  return { bytes, mime: 'application/pdf', extension: '.pdf', notes: onMissing(missing) };
};
