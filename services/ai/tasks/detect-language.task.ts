import type { DetectLanguageReply } from '../../../contracts/api/ai.js';
import { detectLanguage as languageOf } from '../languages/detect.js';
import { json, type Task } from '../task.js';

/**
 * Tells the language that a document is written in; no model is asked.
 *
 * @returns JSON: the answer of `POST /api/detect-language`.
 * @throws Refusal as `readDocument`.
 */
export const detectLanguage: Task<'detect-language'> = async ([file], _options, work) => {
  const { pages } = await work.read(file);
  const text = pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
  const reply: DetectLanguageReply = { languageInfo: await languageOf(text) };
  return json(reply);
};
