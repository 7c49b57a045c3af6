import { z } from 'zod';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/verify`. */
export const pdfVerify = defineTool({
  id: 'pdf-verify',
  title: 'Check signatures',
  tagline: 'Who signed, and whether it is still valid',
  action: 'Check signatures',
  duration: '1-2 s',
  icon: 'pen-line',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({}),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_signatures',
  alsoCalled: ['validate', 'verify', 'authentic', 'who signed', 'tampered'],
  rights: reads,
});
