import { z } from 'zod';
import { choice } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Form fields, marks such as highlights, notes and stamps, or both become content of their pages. */
export const pdfFlatten = defineTool({
  id: 'pdf-flatten',
  title: 'Flatten',
  tagline: 'Form fields and marks become part of the page',
  action: 'Flatten PDF',
  duration: '2-5 s',
  icon: 'layers',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    what: choice(['both', 'fields', 'marks'], 'both', {
      title: 'What to flatten',
      names: { both: 'Form fields and marks', fields: 'Form fields', marks: 'Marks' },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_flattened',
  alsoCalled: ['flat', 'lock form', 'burn in', 'make uneditable', 'non-editable', 'print to pdf', 'annotations'],
  rights: changes,
});
