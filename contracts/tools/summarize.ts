import { z } from 'zod';
import { summarizationTypes } from './ai-summarize.js';
import { choice } from './options.js';
import { copies } from './owner-rights.js';
import { oneFile } from './takes.js';
import { textEncodingOption } from './text-encoding-option.js';
import { defineTool } from './tool.js';

/** {@link aiSummarize} for a call that answers with the summary itself. Requirement. */
export const summarize = defineTool({
  id: 'summarize',
  title: 'Cliff Notes',
  tagline: 'One-page summary',
  action: 'Summarise',
  duration: '5-10 s',
  icon: 'sparkles',
  group: 'understand',
  lane: 'ai',
  effort: 'long',
  ...oneFile,
  gives: ['data'],
  options: z.object({
    type: choice(summarizationTypes, 'cliff-notes', { title: 'Summary type' }),
    textEncoding: textEncodingOption,
  }),
  start: 'at-once',
  audience: 'call',
  resultName: '{name}_summary',
  alsoCalled: [],
  rights: copies,
});
