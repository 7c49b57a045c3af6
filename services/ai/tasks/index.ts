import type { SourceFile } from '../../platform/jobs/job-files.js';
import type { AiToolId, Made, Task, Work } from '../task.js';

/** A tool declared for `ai` in the catalogue but missing here does not compile. Each is loaded when it is first used. */
const tasks: { readonly [Id in AiToolId]: () => Promise<Task<Id>> } = {
  'ai-summarize': async () => (await import('./ai-summarize.task.js')).aiSummarize,
  ask: async () => (await import('./ask.task.js')).ask,
  summarize: async () => (await import('./summarize.task.js')).summarize,
  'generate-quiz': async () => (await import('./generate-quiz.task.js')).generateQuiz,
  translate: async () => (await import('./translate.task.js')).translate,
  'detect-language': async () => (await import('./detect-language.task.js')).detectLanguage,
  'pdf-detect-sensitive': async () => (await import('./detect-sensitive.task.js')).detectSensitive,
};

type AnyTask = (files: readonly SourceFile[], options: unknown, work: Work) => Promise<Made>;

/** The one place where a name off the wire meets its typed task; undefined for a tool of another lane. */
export const findTask = (tool: string): AnyTask | undefined => {
  if (!Object.hasOwn(tasks, tool)) return undefined;
  const load = tasks[tool as AiToolId] as unknown as () => Promise<AnyTask>;
  return async (files, options, work) => (await load())(files, options, work);
};
