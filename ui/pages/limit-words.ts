import { many } from '../text/phrases.js';
import { limit } from './limit-values.js';

/** The limits of the program, in the words that English pages use. */
export const limits = {
  pdf: `${limit.pdf} MB`,
  office: `${limit.office} MB`,
  image: `${limit.image} MB`,
  imageAlone: `${limit.imageAlone} MB`,
  result: `${limit.result} MB`,
  files: many(limit.files, 'file', 'files'),
  pages: many(limit.pages, 'page', 'pages'),
  redactionPages: many(limit.redactionPages, 'page', 'pages'),
  redactionItems: many(limit.redactionItems, 'item', 'items'),
  guestLink: many(limit.guestWeeks, 'week', 'weeks'),
  memberLink: many(limit.memberMonths, 'month', 'months'),
  password: `${limit.passwordMin} to ${limit.passwordMax} characters`,
  languages: many(limit.languages, 'language', 'languages'),
  quizQuestions: `${limit.quizMin} to ${limit.quizMax} questions`,
  quizUsual: many(limit.quizUsual, 'question', 'questions'),
  quizQuestion: many(limit.quizQuestion, 'character', 'characters'),
  quizAnswer: many(limit.quizAnswer, 'character', 'characters'),
  quizInstructions: many(limit.quizInstructions, 'character', 'characters'),
} as const;
