import { z } from 'zod';
import { pageRanges } from './options.js';
import { defineTool } from './tool.js';

export const pdfSplit = defineTool({
  id: 'pdf-split',
  title: 'Split by pages',
  tagline: 'One file per range',
  action: 'Split PDF',
  duration: '2-3 s',
  icon: 'scissors',
  group: 'organise',
  lane: 'pdf',
  accepts: { kinds: ['pdf'], min: 1, max: 1 },
  refusal: { kinds: 'Requires exactly 1 PDF file', count: 'Requires exactly 1 PDF file' },
  options: z.object({
    pageRanges: pageRanges('1', { title: 'Page ranges', placeholder: '1-3, 7, 9-12' }),
  }),
  start: 'at-once',
  audience: 'testing',
  resultName: '{name}_split',
});
