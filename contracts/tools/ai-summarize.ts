import { z } from 'zod';
import { choice } from './options.js';
import { copies } from './owner-rights.js';
import { oneDocument } from './takes.js';
import { textEncodingOption } from './text-encoding-option.js';
import { defineTool } from './tool.js';

/** Kinds of summary. Requirement. */
export const summarizationTypes = ['cliff-notes'] as const;

/** A one-page summary as PDF; the summary itself is in the receipt. Requirement. */
export const aiSummarize = defineTool({
  id: 'ai-summarize',
  title: 'Cliff Notes',
  tagline: 'One-page summary',
  action: 'Summarise',
  duration: '5-10 s',
  icon: 'sparkles',
  group: 'understand',
  lane: 'ai',
  effort: 'long',
  ...oneDocument,
  gives: ['pdf', 'text'],
  options: z.object({
    summarizationType: choice(summarizationTypes, 'cliff-notes', { title: 'Summary type', unasked: true }),
    textEncoding: textEncodingOption,
  }),
  start: 'at-once',
  audience: 'everyone',
  overlay: {
    steps: ['Upload', 'Analyzing', 'Generating summary', 'Creating PDF'],
    tip: 'Summarization takes 10-30 seconds.',
  },
  needs: 'understanding',
  receipt: 'summaries',
  resultName: '{name}_summary',
  alsoCalled: ['summary', 'summarise', 'tldr', 'key points', 'shorten'],
  rights: copies,
});
