import { z } from 'zod';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** The password comes with the file, as for every tool: field `passwords` of the call. */
export const pdfUnlock = defineTool({
  id: 'pdf-unlock',
  title: 'Remove the password',
  tagline: 'You need the current password',
  action: 'Remove password',
  duration: '2-3 s',
  icon: 'lock-open',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({}),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_unlocked',
  alsoCalled: ['unlock', 'decrypt', 'open locked'],
  breaksSignatures: true,
  rights: reads,
});
