import { z } from 'zod';
import { flag } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Each switch names what is removed; pages keep their looks and their text. */
export const pdfSanitise = defineTool({
  id: 'pdf-sanitise',
  title: 'Sanitise',
  tagline: 'Remove scripts, actions, attached files, links',
  action: 'Sanitise PDF',
  duration: '2-3 s',
  icon: 'shield-check',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    removeScripts: flag(true, { title: 'Remove scripts and XFA forms' }),
    removeActions: flag(true, { title: 'Remove actions that open other files or programs, send forms or play media' }),
    removeFiles: flag(true, { title: 'Remove attached files and media' }),
    removeLinks: flag(true, { title: 'Remove links to websites (their text stays)' }),
    removeMetadata: flag(false, { title: 'Remove properties such as title, author and editing data' }),
  }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_sanitised',
  alsoCalled: ['clean', 'metadata', 'scripts', 'remove hidden', 'sanitize'],
  breaksSignatures: true,
  rights: changes,
});
