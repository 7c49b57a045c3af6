import { z } from 'zod';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/detect-sensitive`. Requirement. */
export const pdfDetectSensitive = defineTool({
  id: 'pdf-detect-sensitive',
  title: 'Detect sensitive data',
  tagline: 'Numbers, keys, addresses, names',
  action: 'Scan for Sensitive Data',
  duration: '5-10 s',
  icon: 'eraser',
  group: 'protect',
  lane: 'ai',
  effort: 'long',
  ...onePdf,
  options: z.object({}),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_sensitive_data',
});
