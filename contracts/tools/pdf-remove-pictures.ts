import { z } from 'zod';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Pictures go, wherever pages draw them; text, lines and shapes stay. */
export const pdfRemovePictures = defineTool({
  id: 'pdf-remove-pictures',
  title: 'Remove pictures',
  tagline: 'Pages keep their text and lines',
  action: 'Remove pictures',
  duration: '1-5 s',
  pageSeconds: [0.01, 0.3],
  icon: 'image-off',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({}),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_without_pictures',
  alsoCalled: [
    'remove images',
    'delete images',
    'without photos',
    'strip images',
    'text only',
    'save ink',
    'draft print',
  ],
  rights: changes,
});
