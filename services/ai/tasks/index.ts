import type { SourceFile } from '../../platform/jobs/job-files.js';
import { aiSummarize } from './ai-summarize.task.js';
import { detectLanguage } from './detect-language.task.js';
import { detectSensitive } from './detect-sensitive.task.js';
import { generateQuiz } from './generate-quiz.task.js';
import { summarize } from './summarize.task.js';
import type { AiToolId, Made, Task, Work } from '../task.js';
import { translate } from './translate.task.js';

/** A tool declared for `ai` in the catalogue but missing here does not compile. */
const tasks: { readonly [Id in AiToolId]: Task<Id> } = {
  'ai-summarize': aiSummarize,
  summarize,
  'generate-quiz': generateQuiz,
  translate,
  'detect-language': detectLanguage,
  'pdf-detect-sensitive': detectSensitive,
};

type AnyTask = (files: readonly SourceFile[], options: unknown, work: Work) => Promise<Made>;

/** The one place where a name off the wire meets its typed task; undefined for a tool of another lane. */
export const findTask = (tool: string): AnyTask | undefined =>
  Object.hasOwn(tasks, tool) ? (tasks[tool as AiToolId] as unknown as AnyTask) : undefined;
