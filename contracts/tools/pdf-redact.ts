import { z } from 'zod';
import { choice, colour, flag } from './options.js';
import { changes } from './owner-rights.js';
import { redactionItems } from './redaction-items.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Removes the items from the file and checks the result. Requirements. */
export const pdfRedact = defineTool({
  id: 'pdf-redact',
  title: 'Redact',
  tagline: 'Removed, not just covered',
  action: 'Redact & Save',
  duration: '5-10 s',
  pageSeconds: [0.03, 0.1],
  icon: 'eraser',
  group: 'protect',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  options: z.object({
    redactionItems,
    redactionColor: colour('#000000', { title: 'Colour' }),
    redactionPattern: choice(['solid', 'diagonal', 'crosshatch'], 'solid', { title: 'Pattern' }),
    ignoreCase: flag(false, { title: 'Ignore case in patterns' }),
    preserveFormatting: flag(false, { title: 'Keep the size and position of text' }),
  }),
  start: 'after-dialog',
  audience: 'testing',
  changesLooks: true,
  receipt: 'redaction',
  resultName: '{name}_redacted',
  alsoCalled: ['black out', 'censor', 'hide text', 'anonymise', 'remove names'],
  breaksSignatures: true,
  rights: changes,
});
