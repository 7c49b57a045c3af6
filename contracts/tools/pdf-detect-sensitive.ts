import { z } from 'zod';
import { defineTool } from './tool.js';

export const pdfDetectSensitive = defineTool({
  id: 'pdf-detect-sensitive',
  title: 'Detect sensitive data',
  tagline: 'Numbers, keys, addresses, names',
  action: 'Scan for Sensitive Data',
  duration: '5-10 s',
  icon: 'eraser',
  group: 'protect',
  lane: 'ai',
  accepts: { kinds: ['pdf'], min: 1, max: 1 },
  refusal: { kinds: 'Requires exactly 1 PDF file', count: 'Requires exactly 1 PDF file' },
  options: z.object({}),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_sensitive_data',
});
