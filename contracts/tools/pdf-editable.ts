import { z } from 'zod';
import { marksFile } from './mark-options.js';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/editable`: what of a PDF can be filled in and changed. */
export const pdfEditable = defineTool({
  id: 'pdf-editable',
  title: 'What can be edited',
  tagline: 'Fields and marks of a PDF',
  action: 'List',
  duration: '1-2 s',
  icon: 'list-tree',
  group: 'understand',
  lane: 'pdf',
  ...onePdf,
  options: z.object({ marksFile }),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_editable',
  alsoCalled: ['form fields', 'comments', 'annotations'],
  rights: reads,
});
