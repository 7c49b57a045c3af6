import { z } from 'zod';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/detect-sensitive`. Requirement. */
export const pdfDetectSensitive = defineTool({
  id: 'pdf-detect-sensitive',
  title: 'Find private data',
  tagline: 'Numbers, keys, addresses, names',
  action: 'Scan for Sensitive Data',
  duration: '5-10 s',
  pageSeconds: [0.01, 0.05],
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
  alsoCalled: ['sensitive', 'privacy', 'gdpr', 'personal data', 'what to black out', 'bank account', 'pii'],
  // It looks for what must not get out; whoever may not copy a file may not send it elsewhere to be looked through.
  rights: { ...reads, needsForModel: ['copy'] },
});
