import { fromPromise } from 'xstate';
import { z } from 'zod';
import { rawQuestion, type AnsweredBy, type LanguageInfo, type RawQuestion } from '../../contracts/api/ai.js';
import { verifyReply, type SignatureReport } from '../../contracts/api/signatures.js';
import type { TargetLanguage } from '../../contracts/languages.js';
import { ServerSaid } from '../notice.js';
import { withFixedMessage, withServerMessage } from './call-errors.js';
import { fileInReply, type FileInReply } from './file-in-reply.js';
import { giveBackAnswer, keepingHeader } from './returned-results.js';
import { notesInReply } from './notes-in-reply.js';
import { jsonIn, postDocuments } from './post-documents.js';
import { receivedLanguage, receivedResults, type ReceivedSummary } from './received.js';
import { jsonOf } from './server-reply.js';

/** `POST /api/pdf/verify`: the signatures, the oldest first. */
export const verifyPdf = fromPromise<readonly SignatureReport[], { readonly file: File }>(
  ({ input: { file }, signal }) =>
    withServerMessage('The signatures could not be checked', async () => {
      const reply = await postDocuments('/api/pdf/verify', { files: [file], signal });
      return verifyReply.parse(await reply.json()).signatures;
    }),
);

/** `POST /api/detect-language`. */
export const detectLanguage = fromPromise<LanguageInfo, { readonly file: File }>(({ input: { file }, signal }) =>
  withServerMessage('Failed to detect language', async () => {
    const reply = await postDocuments('/api/detect-language', { files: [file], signal });
    return receivedLanguage.parse(await reply.json()).languageInfo;
  }),
);

export const exportFormats = {
  word: { name: 'Word', otherwise: 'export.docx' },
  powerpoint: { name: 'PowerPoint', otherwise: 'export.pptx' },
} as const;

export type ExportFormat = keyof typeof exportFormats;

export interface ExportRequest {
  readonly file: File;
  readonly format: ExportFormat;
  /** Codes with commas between them; empty: detected from the text. */
  readonly scanLanguages: string;
}

/** `POST /api/export/word` or `/api/export/powerpoint`. */
export const exportFile = fromPromise<FileInReply, ExportRequest>(({ input, signal }) => {
  const { file, format, scanLanguages } = input;
  const { name, otherwise } = exportFormats[format];
  return withServerMessage(`Failed to export to ${name}`, async () => {
    const headers = keepingHeader(file);
    const reply = await postDocuments(`/api/export/${format}`, {
      files: [file],
      fields: { scanLanguages },
      headers,
      signal,
    });
    const resultFile = await fileInReply(reply, otherwise);
    const { name: called, blob, notes } = resultFile;
    await giveBackAnswer(reply, { source: file, tool: `export-${format}`, name: called, size: blob.size, notes });
    return resultFile;
  });
});

/** New page layout, or every text in its old place. */
export type TranslationLayout = 'reflow' | 'keep';

export interface TranslationRequest {
  readonly file: File;
  readonly target: TargetLanguage;
  /** Null if the file's language is not known. */
  readonly source: string | null;
  readonly layout: TranslationLayout;
}

/** Requirement: the original name with `_{targetLanguage}.pdf`. */
const translatedName = ({ file, target }: TranslationRequest): string =>
  `${file.name.replace(/(?<=.)\.[^.]*$/, '')}_${target}.pdf`;

/** `POST /api/translate`. */
export const translate = fromPromise<FileInReply, TranslationRequest>(({ input, signal }) =>
  withServerMessage('Failed to translate document', async () => {
    const { file, target, source, layout } = input;
    const fields = { targetLanguage: target, layout, ...(source !== null && { sourceLanguage: source }) };
    return fileInReply(await postDocuments('/api/translate', { files: [file], fields, signal }), translatedName(input));
  }),
);

const answerIn = async (reply: Response) => ({ answer: await jsonIn(reply), notes: notesInReply(reply) });

/** The summary of one file. @throws Error with the reason if there is none. Requirement. */
const resultIn = (answer: unknown): ReceivedSummary => {
  const reply = receivedResults.safeParse(answer);
  const result = reply.data?.results[0];
  if (!result) throw new Error('No results returned from summarization');
  const { success, error } = result;
  if (!success) throw new Error(error === null || error === '' ? 'Failed to generate summary' : error);
  return result;
};

/** A summary, and what is to be said about how its file was read. */
export interface SummaryOfFile extends ReceivedSummary {
  readonly notes: readonly string[];
}

/** `POST /api/summarize` with one file. */
export const summarize = fromPromise<SummaryOfFile, { readonly file: File }>(async ({ input: { file }, signal }) => {
  const { answer, notes } = await withFixedMessage(`Failed to process ${file.name}`, async () =>
    answerIn(await postDocuments('/api/summarize', { files: [file], fields: { type: 'cliff-notes' }, signal })),
  );
  return { ...resultIn(answer), notes };
});

export interface QuizRequest {
  readonly file: File;
  readonly count: number;
  /** Empty if there are none. */
  readonly instructions: string;
}

/** The questions made of one file. */
export interface QuizOfFile {
  readonly fileName: string;
  readonly questions: readonly RawQuestion[];
  /** Null if the server does not say. */
  readonly answeredBy: AnsweredBy | null;
  /** Notes on how the file was read. */
  readonly notes: readonly string[];
}

const FENCED = /```json\s*\n?([\s\S]*?)```/;

/** @throws Error with a message of requirement. */
export const questionsIn = (summary: string, fileName: string): readonly RawQuestion[] => {
  const questions = z
    .array(rawQuestion)
    .min(1)
    .safeParse(jsonOf(FENCED.exec(summary)?.[1] ?? ''));
  if (!questions.success) throw new Error(`Could not parse quiz questions from ${fileName}`);
  return questions.data;
};

const quizIn = (answer: unknown, fileName: string): Omit<QuizOfFile, 'notes'> => {
  const reply = receivedResults.safeParse(answer);
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
  const { answer, notes } = await withFixedMessage(`Failed to process ${file.name}`, async () =>
    answerIn(await postDocuments('/api/generate-quiz', { files: [file], fields, signal })),
  );
  return { ...quizIn(answer, file.name), notes };
});
