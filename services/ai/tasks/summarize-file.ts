import type { SummarizationResult } from '../../../contracts/api/ai.js';
import { Refusal } from '../../../contracts/errors.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { summarizeDocument } from '../summaries/summarize-document.js';
import { fileResult } from './file-result.js';
import type { Work } from '../task.js';

/** The summary of one file, or why there is none. @throws Refusal as `readDocument` and `Model.ask` */
export const summarizeFile = (file: SourceFile, work: Work): Promise<SummarizationResult> =>
  fileResult(file, work, () => summaryOf(file, work));

/** @throws Refusal as `readDocument` and `Model.ask`; `ai.too-little-text`. */
export const summaryOf = async (file: SourceFile, work: Work): Promise<string> => {
  const text = await summarizeDocument(await work.read(file), work);
  if (text === '') throw new Refusal('ai.too-little-text', { name: file.name, what: 'a summary' });
  return text;
};
