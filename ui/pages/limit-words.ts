import {
  CALL_IMAGE_MAX_BYTES,
  FILE_MAX_BYTES,
  FILES_MAX,
  GUEST_LINK_WEEKS,
  MEMBER_LINK_MONTHS,
  PAGES_MAX,
  PASSWORD_LENGTH,
  QUIZ_INSTRUCTIONS_MAX,
  QUIZ_QUESTIONS,
  QUIZ_TEXT_MAX,
  REDACTION_ITEMS_MAX,
  REDACTION_PAGES_MAX,
  RESULT_MAX_BYTES,
} from '../../contracts/limits.js';
import { targetLanguages } from '../../contracts/languages.js';
import { many } from '../text/phrases.js';
import { megabytes } from '../text/sizes.js';

const size = (bytes: number): string => `${megabytes(bytes)} MB`;

/** The limits of the program, in the words that pages use. */
export const limits = {
  pdf: size(FILE_MAX_BYTES.pdf),
  office: size(FILE_MAX_BYTES.office),
  image: size(FILE_MAX_BYTES.image),
  /** On the page of one tool alone. */
  imageAlone: size(CALL_IMAGE_MAX_BYTES),
  result: size(RESULT_MAX_BYTES),
  files: many(FILES_MAX, 'file', 'files'),
  pages: many(PAGES_MAX, 'page', 'pages'),
  redactionPages: many(REDACTION_PAGES_MAX, 'page', 'pages'),
  redactionItems: many(REDACTION_ITEMS_MAX, 'item', 'items'),
  guestLink: many(GUEST_LINK_WEEKS, 'week', 'weeks'),
  memberLink: many(MEMBER_LINK_MONTHS, 'month', 'months'),
  password: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
  languages: many(Object.keys(targetLanguages).length, 'language', 'languages'),
  quizQuestions: `${QUIZ_QUESTIONS.min} to ${QUIZ_QUESTIONS.max} questions`,
  quizUsual: many(QUIZ_QUESTIONS.initial, 'question', 'questions'),
  quizQuestion: many(QUIZ_TEXT_MAX.question, 'character', 'characters'),
  quizAnswer: many(QUIZ_TEXT_MAX.answer, 'character', 'characters'),
  quizInstructions: many(QUIZ_INSTRUCTIONS_MAX, 'character', 'characters'),
} as const;
