import { fromPromise } from 'xstate';
import type { QuizOfFile } from '../../../calls/documents.calls.js';
import { mergedQuiz, type QuizQuestion } from './merge-questions.js';
import { workbookOf } from './workbook.js';

export interface BuildRequest {
  readonly files: readonly QuizOfFile[];
  readonly count: number;
}

export interface BuiltQuiz {
  readonly questions: readonly QuizQuestion[];
  readonly workbook: Blob;
}

/** Writes the workbook of questions that were changed. */
export const writeWorkbook = fromPromise<Blob, readonly QuizQuestion[]>(({ input }) => workbookOf(input));

/** Merges the questions of all files and writes the workbook. */
export const buildQuiz = fromPromise<BuiltQuiz, BuildRequest>(async ({ input: { files, count } }) => {
  const questions = mergedQuiz(files, count, Math.random);
  return { questions, workbook: await workbookOf(questions) };
});
