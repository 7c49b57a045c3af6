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
import { megabytes } from '../text/megabytes.js';

/** The limits of the program as bare numbers, for pages in every language; files in megabytes. */
export const limit = {
  pdf: megabytes(FILE_MAX_BYTES.pdf),
  office: megabytes(FILE_MAX_BYTES.office),
  image: megabytes(FILE_MAX_BYTES.image),
  /** On the page of one tool alone. */
  imageAlone: megabytes(CALL_IMAGE_MAX_BYTES),
  result: megabytes(RESULT_MAX_BYTES),
  files: FILES_MAX,
  pages: PAGES_MAX,
  redactionPages: REDACTION_PAGES_MAX,
  redactionItems: REDACTION_ITEMS_MAX,
  guestWeeks: GUEST_LINK_WEEKS,
  memberMonths: MEMBER_LINK_MONTHS,
  passwordMin: PASSWORD_LENGTH.min,
  passwordMax: PASSWORD_LENGTH.max,
  languages: Object.keys(targetLanguages).length,
  quizMin: QUIZ_QUESTIONS.min,
  quizMax: QUIZ_QUESTIONS.max,
  quizUsual: QUIZ_QUESTIONS.initial,
  quizQuestion: QUIZ_TEXT_MAX.question,
  quizAnswer: QUIZ_TEXT_MAX.answer,
  quizInstructions: QUIZ_INSTRUCTIONS_MAX,
} as const;
