import { z } from 'zod';
import { repacks } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** The first page comes first in the file, so that it can be shown before the rest has arrived. */
export const pdfLinearise = defineTool({
  id: 'pdf-linearise',
  title: 'Fast web view',
  tagline: 'The first page shows while the rest loads',
  action: 'Prepare for the web',
  duration: '1-5 s',
  icon: 'gauge',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({}),
  start: 'after-options',
  audience: 'testing',
  breaksSignatures: true,
  resultName: '{name}_web',
  alsoCalled: ['linearize', 'linearise', 'web optimised', 'stream', 'byte serving', 'fast load'],
  rights: repacks,
});
