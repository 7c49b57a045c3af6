import { z } from 'zod';
import { defineTool } from './tool.js';

export const pdfVerify = defineTool({
  id: 'pdf-verify',
  title: 'Check signatures',
  tagline: 'Who signed, and whether it still holds',
  action: 'Check signatures',
  duration: '1-2 s',
  icon: 'pen-line',
  group: 'protect',
  lane: 'pdf',
  accepts: { kinds: ['pdf'], min: 1, max: 1 },
  refusal: { kinds: 'Requires exactly 1 PDF file', count: 'Requires exactly 1 PDF file' },
  options: z.object({}),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_signatures',
});
