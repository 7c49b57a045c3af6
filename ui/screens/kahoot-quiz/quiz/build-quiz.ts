import { fromPromise } from 'xstate';
import type { QuizOfFile } from '../../../calls/documents.calls.js';
import { randomName } from '../../../calls/random-name.js';
import { mergedQuiz, type QuizQuestion } from './merge-questions.js';
import { workbookOf } from './workbook.js';

export interface BuildRequest {
  readonly files: readonly QuizOfFile[];
  readonly count: number;
}

export interface BuiltQuiz {
  /** Unlike that of any other quiz. */
  readonly id: string;
  readonly questions: readonly QuizQuestion[];
  readonly workbook: Blob;
}

/** Writes the workbook of questions that were changed. */
export const writeWorkbook = fromPromise<Blob, readonly QuizQuestion[]>(({ input }) => workbookOf(input));

/** Merges the questions of all files and writes the workbook. */
export const buildQuiz = fromPromise<BuiltQuiz, BuildRequest>(async ({ input: { files, count } }) => {
  const questions = mergedQuiz(files, count, Math.random);
  return { id: randomName(), questions, workbook: await workbookOf(questions) };
});
