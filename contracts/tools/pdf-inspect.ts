import { z } from 'zod';
import { optionalPageRanges } from './options.js';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/inspect`; `text` names pages from 1, none by default. */
export const pdfInspect = defineTool({
  id: 'pdf-inspect',
  title: 'Inspect this PDF',
  tagline: 'Pages, outline, labels, protection, text',
  action: 'Inspect PDF',
  duration: '1-2 s',
  icon: 'file-type',
  group: 'understand',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    text: optionalPageRanges({ title: 'Pages to read text from', placeholder: '1-3, 7' }),
  }),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_inspected',
  alsoCalled: ['info', 'properties', 'metadata', 'fonts', 'inspect', 'attachments'],
  rights: reads,
});
