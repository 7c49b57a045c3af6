import { z } from 'zod';
import { requiredLine } from './options.js';
import { copies } from './owner-rights.js';
import { textEncodingOption } from './text-encoding-option.js';
import { defineTool } from './tool.js';

/** Characters. */
export const QUESTION_MAX = 500;

const files = 'Requires 1 to 10 PDFs, images, texts or Office files';

/** Answers a question out of documents, in a PDF that names the page and the words of each sentence. */
export const ask = defineTool({
  id: 'ask',
  title: 'Ask a question',
  tagline: 'Answers with page and words',
  action: 'Ask',
  duration: '5-10 s',
  icon: 'message-circle-question-mark',
  group: 'understand',
  lane: 'ai',
  effort: 'long',
  accepts: { kinds: ['pdf', 'image', 'text', 'office'], min: 1, max: 10 },
  refusal: { kinds: files, count: files },
  gives: ['pdf', 'text'],
  options: z.object({
    question: requiredLine(QUESTION_MAX, {
      title: 'Your question',
      placeholder: 'Such as: When does the contract end?',
    }),
    textEncoding: textEncodingOption,
  }),
  start: 'after-options',
  audience: 'testing',
  needs: 'understanding',
  receipt: 'answers',
  resultName: '{name}_answer',
  alsoCalled: ['question', 'answer', 'chat', 'chat with pdf', 'find out', 'look up', 'search'],
  rights: copies,
});
