import { generateQuiz } from '../../tools/generate-quiz.js';
import { summarize } from '../../tools/summarize.js';
import { generateQuizReply, summarizeReply } from '../ai.js';
import { awaited, upload, type Call } from './call.js';

/** Refusals of any call that reads a document with an AI provider's model, where there is one. */
const understood = [
  ...upload,
  ...awaited,
  'text.unreadable',
  'image.unreadable',
  'image.too-large',
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
];
