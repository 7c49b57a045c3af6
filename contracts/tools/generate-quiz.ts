import { z } from 'zod';
import { QUIZ_INSTRUCTIONS_MAX, QUIZ_QUESTIONS } from '../limits.js';
import { aiSummarize } from './ai-summarize.js';
import { optionalLine, wholeNumber } from './options.js';
import { copies } from './owner-rights.js';
import { textEncodingOption } from './text-encoding-option.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/generate-quiz`; one file a call. Requirement. */
export const generateQuiz = defineTool({
  id: 'generate-quiz',
  title: 'Quiz questions',
  tagline: 'Multiple choice, from your document',
  action: 'Generate quiz',
  duration: '5-10 s',
  icon: 'sparkles',
  group: 'understand',
  lane: 'ai',
  effort: 'long',
  accepts: aiSummarize.accepts,
  refusal: aiSummarize.refusal,
  gives: ['data'],
  options: z.object({
    numQuestions: wholeNumber({ min: QUIZ_QUESTIONS.min, max: QUIZ_QUESTIONS.max }, QUIZ_QUESTIONS.initial, {
      title: 'Number of questions',
    }),
    instructions: optionalLine(QUIZ_INSTRUCTIONS_MAX, '', { title: 'Custom instructions' }),
    textEncoding: textEncodingOption,
  }),
  start: 'at-once',
  audience: 'call',
  resultName: '{name}_quiz',
  alsoCalled: ['quiz maker', 'questions', 'test', 'kahoot', 'exam', 'flash cards'],
  rights: copies,
});
