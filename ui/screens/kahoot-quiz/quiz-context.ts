import type { AnsweredBy, RawQuestion } from '../../../contracts/api/ai.js';
import { QUIZ_QUESTIONS } from '../../../contracts/limits.js';
import type { QuizOfFile, QuizRequest } from '../../calls/documents.calls.js';
import type { DocumentContext, DocumentEvent } from '../../tools/documents/document-call-region.js';
import type { BuildRequest, BuiltQuiz } from './quiz/build-quiz.js';
import { answersOf, questionLike, sameText, topicOf, type QuizQuestion } from './quiz/merge-questions.js';
import { workbookName } from './quiz/workbook.js';
import { t } from '../../text/t.js';

export const DEFAULT_TITLE = 'Generated Quiz';

/** Progress when all files are processed, and when the quiz is built. */
export const MERGING_PERCENT = 95;
export const DONE_PERCENT = 100;

/** The part of the progress bar for the files. */
const FILES_SHARE = 90;
const BEGUN = 0.1;

/** A file without a result. */
export interface FailedFile {
  readonly name: string;
  /** The text of its notice, and the most specific reason. */
  readonly text: string;
  readonly reason: string;
}

export interface QuizContext extends DocumentContext {
  readonly files: readonly File[];
  readonly title: string;
  /** As it is typed. */
  readonly countText: string;
  readonly instructions: string;
  /** Index in `files` of the current one. */
  readonly at: number;
  readonly made: readonly QuizOfFile[];
  readonly failed: readonly FailedFile[];
  /** 0 to 100. */
  readonly progress: number;
  readonly built: BuiltQuiz | null;
  /** Questions were changed since the workbook was written. */
  readonly isEdited: boolean;
  /** Place in the quiz of the question that was last made anew, or is. */
  readonly renewed: number;
  /** The requested number of questions of the last run. */
  readonly asked: number;
}

export type QuizEvent =
  | DocumentEvent
  /** `at`: place in the list. */
  | { readonly type: 'file.removed'; readonly at: number }
  | { readonly type: 'title.changed'; readonly text: string }
  | { readonly type: 'count.changed'; readonly text: string }
  | { readonly type: 'count.left' }
  | { readonly type: 'instructions.changed'; readonly text: string }
  | { readonly type: 'generate.pressed' }
  /** `at`: place in the quiz. */
  | { readonly type: 'question.edited'; readonly at: number; readonly change: Partial<QuizQuestion> }
  | { readonly type: 'question.dropped'; readonly at: number }
  | { readonly type: 'question.renewed'; readonly at: number }
  | { readonly type: 'download.pressed' };

/** No results yet; each run starts like this. */
export const noQuiz = {
  at: 0,
  made: [],
  failed: [],
  progress: 0,
  built: null,
  isEdited: false,
  renewed: -1,
  failure: null,
} as const;

export const startOf = (): QuizContext => ({
  over: false,
  files: [],
  title: t(DEFAULT_TITLE),
  countText: String(QUIZ_QUESTIONS.initial),
  instructions: '',
  ...noQuiz,
  asked: QUIZ_QUESTIONS.initial,
});

/** Requirement: from 1 to 100; anything that is not a number becomes 10. */
export const countOf = ({ countText }: Pick<QuizContext, 'countText'>): number => {
  const count = Number.parseInt(countText, 10);
  if (Number.isNaN(count)) return QUIZ_QUESTIONS.initial;
  return Math.min(QUIZ_QUESTIONS.max, Math.max(QUIZ_QUESTIONS.min, count));
};

const percentOf = (through: number, { files }: QuizContext): number => (through / files.length) * FILES_SHARE;

/** Requirement: at the beginning of a file, and at its end. */
export const progressBegun = (context: QuizContext): number => percentOf(context.at + BEGUN, context);
export const progressEnded = (context: QuizContext): number => percentOf(context.at + 1, context);

export const currentFile = ({ files, at }: QuizContext): File => {
  const file = files[at];
  if (!file) throw new Error(`There is no file ${at}`);
  return file;
};

export const requestOf = (context: QuizContext): QuizRequest => ({
  file: currentFile(context),
  count: countOf(context),
  instructions: context.instructions.trim(),
});

export const buildOf = (context: QuizContext): BuildRequest => ({ files: context.made, count: countOf(context) });

/** The quiz with other questions, which its workbook is yet to hold. */
export const withQuestions = (
  { built }: QuizContext,
  change: (questions: readonly QuizQuestion[]) => readonly QuizQuestion[],
): Partial<QuizContext> => (built ? { built: { ...built, questions: change(built.questions) }, isEdited: true } : {});

/** Whether the quiz has a question at this place. */
export const hasQuestion = ({ built }: QuizContext, at: number): boolean => built?.questions[at] !== undefined;

/** The number of the first question without a text or one of its answers; undefined if all have them. */
export const unfinishedQuestion = ({ built }: QuizContext): number | undefined => {
  const texts = (built?.questions ?? []).map((question) => [question.question, ...answersOf(question)]);
  const at = texts.findIndex((each) => each.some((text) => text.trim() === ''));
  return at === -1 ? undefined : at + 1;
};

/** More than one, since some have been asked already. */
const RENEWAL_SPARE = 5;

/** The file that a question was made of; undefined where it is no longer among the chosen ones. */
const fileOfQuestion = ({ files, built }: QuizContext, at: number): File | undefined =>
  files.find(({ name }) => built?.questions[at]?.topic === topicOf(name));

export const canRenew = (context: QuizContext, at: number): boolean => fileOfQuestion(context, at) !== undefined;

/** Without a model a document gives the same questions in the same order: those after the known ones are new. */
export const renewalOf = (context: QuizContext): QuizRequest => {
  const file = fileOfQuestion(context, context.renewed);
  if (!file) throw new Error('The file of the question is no longer there');
  const ofFile = context.made.filter(({ fileName }) => fileName === file.name);
  const isByModel = ofFile.some(({ answeredBy }) => answeredBy?.kind === 'model');
  const known = isByModel ? 0 : ofFile.flatMap(({ questions }) => questions).length;
  const count = Math.min(QUIZ_QUESTIONS.max, known + RENEWAL_SPARE);
  return { file, count, instructions: context.instructions.trim() };
};

/** The first of these questions that this quiz has not had yet. */
export const freshOf = ({ made, built }: QuizContext, { questions }: QuizOfFile): RawQuestion | undefined => {
  const known = [...made.flatMap((quiz) => quiz.questions), ...(built?.questions ?? [])];
  return questions.find(({ question }) => !known.some((one) => sameText(one.question) === sameText(question)));
};

/** The quiz with another question in the place of the one that was to be made anew; the same where there is none. */
export const withRenewed = (context: QuizContext, quiz: QuizOfFile): Partial<QuizContext> => {
  const fresh = freshOf(context, quiz);
  const before = context.built?.questions[context.renewed];
  if (!fresh || !before) return {};
  const renewed = questionLike(before, fresh);
  return {
    made: [...context.made, { ...quiz, questions: [fresh], notes: [] }],
    ...withQuestions(context, (all) => all.map((one, at) => (at === context.renewed ? renewed : one))),
  };
};

const isSame = (one: AnsweredBy, other: AnsweredBy): boolean => one.kind === other.kind && one.name === other.name;

/** Who made the questions, each named once. */
export const authorsOf = ({ made }: QuizContext): readonly AnsweredBy[] =>
  made
    .flatMap(({ answeredBy }) => answeredBy ?? [])
    .filter((author, at, all) => all.findIndex((other) => isSame(author, other)) === at);

/** Notes on how the files were read. */
export const notesOf = ({ made }: QuizContext): readonly string[] => made.flatMap(({ notes }) => notes);

/** The file to download. */
export const downloadOf = ({ built, title }: QuizContext): { readonly blob: Blob; readonly name: string } => {
  if (!built) throw new Error('There is no workbook to download');
  return { blob: built.workbook, name: workbookName(title.trim() === '' ? t(DEFAULT_TITLE) : title) };
};

/** The same for the workbench, with the first of its files, where that is still chosen. */
export const givenBack = (context: QuizContext) => ({
  ...downloadOf(context),
  id: context.built?.id ?? '',
  source: context.files.find(({ name }) => name === context.made[0]?.fileName),
  notes: notesOf(context),
});
