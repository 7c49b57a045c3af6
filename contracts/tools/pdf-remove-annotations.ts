import { z } from 'zod';
import { choice } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Notes, highlights, drawings and stamps go, with what they say; links and form fields stay. */
export const pdfRemoveAnnotations = defineTool({
  id: 'pdf-remove-annotations',
  title: 'Remove marks',
  tagline: 'Notes, highlights, drawings and stamps go',
  action: 'Remove marks',
  duration: '1-5 s',
  icon: 'eraser',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    markKinds: choice(['all', 'notes', 'text-marks', 'drawings'], 'all', {
      title: 'Which marks',
      names: {
        all: 'Marks of every kind',
        notes: 'Notes and text boxes',
        'text-marks': 'Highlighted and struck text',
        drawings: 'Drawings, shapes and stamps',
      },
      hints: { all: 'Links and form fields stay' },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_unmarked',
  alsoCalled: [
    'annotations',
    'comments',
    'delete comments',
    'remove highlights',
    'remove notes',
    'clean copy',
    'sticky notes',
    'unmark',
  ],
  rights: changes,
});
