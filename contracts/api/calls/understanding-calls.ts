import { detectLanguage } from '../../tools/detect-language.js';
import { generateQuiz } from '../../tools/generate-quiz.js';
import { pdfDetectSensitive } from '../../tools/pdf-detect-sensitive.js';
import { summarize } from '../../tools/summarize.js';
import { translate } from '../../tools/translate.js';
import { detectLanguageReply, generateQuizReply, summarizeReply } from '../ai.js';
import { detectSensitiveReply } from '../sensitive-data.js';
import { answeredCall, officeRead, type Call } from './call.js';

/** Refusals of any call that reads a document. */
const read = ['text.unreadable', 'image.unreadable', 'image.too-large', ...officeRead] as const;

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

/**
 * Calls that tell about the content of a document, by a model or built in; each waits for its result. Requirement
 *
 */
export const understandingCalls: readonly Call[] = [
  answeredCall({
    id: 'summarize',
    path: '/api/summarize',
    group: 'understanding',
    summary: 'A one-page summary of a PDF, an image, a text or an Office document, each sentence with its page',
    fields: summarize.options,
    about: 'The summary, or why there is none for this file',
    schema: summarizeReply,
    refusals: understood,
  }),
  answeredCall({
    id: 'generateQuiz',
    path: '/api/generate-quiz',
    group: 'understanding',
    summary: 'Questions about a PDF, an image or a text, four answers each; as a json block in the summary',
    fields: generateQuiz.options,
    about: 'The questions, or why there are none for this file',
    schema: generateQuizReply,
    refusals: understood,
  }),
  answeredCall({
    id: 'translate',
    path: '/api/translate',
    group: 'understanding',
    summary:
      'A PDF, an image, a text or an Office document in another language, as a PDF; a header says which model translated it',
    fields: translate.options,
    about: 'The translated PDF',
    media: 'application/pdf',
    refusals: [
      ...understood,
      'document.no-text',
      'ai.no-provider',
      'ai.refused',
      'translate.same-language',
      'translate.no-target',
      'translate.no-pair',
      'translate.source-unknown',
      'translate.model-damaged',
      'translate.engine-failed',
      'translate.server-unreachable',
      'translate.server-busy',
      'translate.server-timeout',
      'translate.server-refused',
      'translate.server-invalid',
      'translate.fonts-missing',
    ],
  }),
  answeredCall({
    id: 'detectLanguage',
    path: '/api/detect-language',
    group: 'understanding',
    summary: 'The language of a PDF, an image, a text or an Office document, with a confidence',
    fields: detectLanguage.options,
    about: 'The language, or `unknown`',
    schema: detectLanguageReply,
    refusals: [...read, 'document.no-text'],
  }),
  answeredCall({
    id: 'detectSensitive',
    path: '/api/pdf/detect-sensitive',
    group: 'understanding',
    summary: 'Sensitive data in a PDF and its positions; the answer is not stored',
    fields: pdfDetectSensitive.options,
    about: 'The findings by category',
    schema: detectSensitiveReply,
    refusals: [...read, 'document.no-text'],
  }),
];
