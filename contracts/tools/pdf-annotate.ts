import { z } from 'zod';
import { markOptions, onePdfWithPictures } from './mark-options.js';
import { annotates } from './owner-rights.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/annotate`: puts marks on a PDF, and changes and removes those that are there. */
export const pdfAnnotate = defineTool({
  id: 'pdf-annotate',
  title: 'Mark up',
  tagline: 'Highlights, notes, drawings, text and stamps',
  action: 'Save the marks',
  duration: '2-3 s',
  icon: 'highlighter',
  group: 'organise',
  lane: 'pdf',
  ...onePdfWithPictures,
  options: z.object(markOptions),
  start: 'after-options',
  audience: 'call',
  makesVersions: true,
  changesLooks: true,
  resultName: '{name}_marked',
  alsoCalled: [
    'annotate',
    'annotation',
    'comment',
    'highlight',
    'note',
    'draw',
    'write',
    'add text',
    'typewriter',
    'stamp',
  ],
  rights: annotates,
});
