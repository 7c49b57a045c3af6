import { z } from 'zod';
import { defineTool } from './tool.js';

const refusal = 'Requires exactly 1 file (PDF, image, or text)';

export const exportWord = defineTool({
  id: 'export-word',
  title: 'Export to Word',
  tagline: 'Text that flows, headings, lists, tables',
  action: 'Export to Word',
  duration: '2-5 s',
  icon: 'file-type',
  group: 'understand',
  lane: 'pdf',
  accepts: { kinds: ['pdf', 'image', 'text'], min: 1, max: 1 },
  refusal: { kinds: refusal, count: refusal },
  options: z.object({}),
  start: 'at-once',
  audience: 'call',
  resultName: '{name}',
});
