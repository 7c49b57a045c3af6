import { detectLanguage } from '../../tools/detect-language.js';
import { generateQuiz } from '../../tools/generate-quiz.js';
import { pdfDetectSensitive } from '../../tools/pdf-detect-sensitive.js';
import { summarize } from '../../tools/summarize.js';
import { translate } from '../../tools/translate.js';
import { detectLanguageReply, generateQuizReply, summarizeReply } from '../ai.js';
import { detectSensitiveReply } from '../sensitive-data.js';
import { awaited, upload, type Call } from './call.js';

/** Refusals of any call that reads a document. */
const read = [...upload, ...awaited, 'text.unreadable', 'image.unreadable', 'image.too-large'] as const;

/** Refusals of any call that reads a document with an AI provider's model, where there is one. */
const understood = [
  ...read,
  'ai.rejected-key',
  'ai.rejected-request',
  'ai.no-credit',
  'ai.unreachable',
  'ai.busy',
  'ai.timeout',
  'ai.broken-off',
  'ai.invalid-answer',
  'ai.too-long',
] as const;

export const understandingCalls: readonly Call[] = [
  {
    id: 'summarize',
    method: 'post',
    path: '/api/summarize',
    group: 'understanding',
    summary: 'A one-page summary of a PDF, an image or a text, each sentence with its page',
    form: { fields: summarize.options },
    answers: [{ status: 200, about: 'The summary, or why none can be made of this file', schema: summarizeReply }],
    refusals: understood,
  },
  {
    id: 'generateQuiz',
    method: 'post',
    path: '/api/generate-quiz',
    group: 'understanding',
    summary: 'Questions about a PDF, an image or a text, four answers each; as a json block in the summary',
    form: { fields: generateQuiz.options },
    answers: [{ status: 200, about: 'The questions, or why none can be made of this file', schema: generateQuizReply }],
    refusals: understood,
  },
  {
    id: 'translate',
    method: 'post',
    path: '/api/translate',
    group: 'understanding',
    summary: 'A PDF, an image or a text in another language, as a PDF; a header says which model translated it',
    form: { fields: translate.options },
    answers: [{ status: 200, about: 'The translated PDF', media: 'application/pdf' }],
    refusals: [
      ...understood,
      'document.no-text',
      'ai.no-provider',
      'ai.refused',
      'translate.same-language',
      'translate.fonts-missing',
    ],
  },
  {
    id: 'detectLanguage',
    method: 'post',
    path: '/api/detect-language',
    group: 'understanding',
    summary: 'The language that a PDF, an image or a text is written in, and how sure that is',
    form: { fields: detectLanguage.options },
    answers: [{ status: 200, about: 'The language, or `unknown`', schema: detectLanguageReply }],
    refusals: [...read, 'document.no-text'],
  },
  {
    id: 'detectSensitive',
    method: 'post',
    path: '/api/pdf/detect-sensitive',
    group: 'understanding',
    summary: 'What in a PDF should not be shared, and where it stands; the answer is not kept',
    form: { fields: pdfDetectSensitive.options },
    answers: [{ status: 200, about: 'What was found, by kind', schema: detectSensitiveReply }],
    refusals: [...read, 'document.no-text'],
  },
];
