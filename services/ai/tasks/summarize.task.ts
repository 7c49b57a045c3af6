import type { SummarizeReply } from '../../../contracts/api/ai.js';
import { summarizeFile } from './summarize-file.js';
import { json, type Task } from '../task.js';

/**
 * Answers with a one-page summary of a file.
 *
 * @returns JSON: {@link SummarizeReply}; a file of which no summary can be made is a result without success.
 * @throws Refusal as `readDocument` and `Model.ask`.
 */
export const summarize: Task<'summarize'> = async ([file], _options, work) => {
  const reply: SummarizeReply = { success: true, results: [await summarizeFile(file, work)] };
  return json(reply);
};
