import { fromPromise } from 'xstate';
import { z } from 'zod';
import { generateQuizReply, rawQuestion, type AnsweredBy, type RawQuestion } from '../../contracts/api/ai.js';
import { ServerSaid } from '../notice.js';
import { jsonOf } from './server-reply.js';
import { jsonIn, postDocuments } from './post-documents.js';
import { orSayOnly } from './refused.js';

export interface QuizRequest {
  readonly file: File;
  readonly count: number;
  /** Empty where there are none. */
  readonly instructions: string;
}

/** The questions made of one file. */
export interface QuizOfFile {
  readonly fileName: string;
  readonly questions: readonly RawQuestion[];
  readonly answeredBy: AnsweredBy;
}

const FENCED = /```json\s*\n?([\s\S]*?)```/;

/** @throws Error in the words of requirement. */
export const questionsIn = (summary: string, fileName: string): readonly RawQuestion[] => {
  const questions = z
    .array(rawQuestion)
    .min(1)
    .safeParse(jsonOf(FENCED.exec(summary)?.[1] ?? ''));
  if (!questions.success) throw new Error(`Could not parse quiz questions from ${fileName}`);
  return questions.data;
};

const quizIn = (answer: unknown, fileName: string): QuizOfFile => {
  const reply = generateQuizReply.safeParse(answer);
  const result = reply.data?.results[0];
  if (!result?.success) {
    const error = result?.error ?? '';
    throw new Error(`Failed to generate quiz from ${fileName}`, error === '' ? {} : { cause: new ServerSaid(error) });
  }
  return { fileName, questions: questionsIn(result.summary, fileName), answeredBy: result.metadata.answeredBy };
};

/** `POST /api/generate-quiz` with one file. */
export const generateQuiz = fromPromise<QuizOfFile, QuizRequest>(async ({ input, signal }) => {
  const { file, count, instructions } = input;
  const fields = { numQuestions: String(count), ...(instructions !== '' && { instructions }) };
  const answer = await orSayOnly(`Failed to process ${file.name}`, async () =>
    jsonIn(await postDocuments('/api/generate-quiz', { files: [file], fields, signal })),
  );
  return quizIn(answer, file.name);
});
