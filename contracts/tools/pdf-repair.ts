import { z } from 'zod';
import { repacks } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** The tool that writes a damaged file anew as far as it can be read; a sound one stays as it is. */
export const pdfRepair = defineTool({
  id: 'pdf-repair',
  title: 'Repair a PDF',
  tagline: 'Save what is left of a damaged file',
  action: 'Repair PDF',
  duration: '1-5 s',
  icon: 'wrench',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({}),
  start: 'after-options',
  audience: 'testing',
  breaksSignatures: true,
  resultName: '{name}_repaired',
  alsoCalled: ['fix', 'damaged', 'corrupt', 'broken', 'recover', 'restore', 'cannot open', 'rescue'],
  rights: repacks,
});
