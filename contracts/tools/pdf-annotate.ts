import { z } from 'zod';
import { choice } from './options.js';
import { markOptions, marksFile, onePdfWithPictures } from './mark-options.js';
import { annotates } from './owner-rights.js';
import { defineTool } from './tool.js';

const result = choice(['pdf', 'xfdf'], 'pdf', {
  title: 'What comes back',
  names: { pdf: 'The marked document', xfdf: 'Its marks, as XFDF' },
});

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
  gives: { option: 'result', kinds: { pdf: ['pdf'], xfdf: ['data'] } },
  options: z.object({ ...markOptions, marksFile, result }),
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
