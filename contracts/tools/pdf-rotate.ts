import { z } from 'zod';
import { choice, optionalPageRanges } from './options.js';
import { assembles } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Degrees clockwise, added to the rotation that a page has; pages from 1, all by default. */
export const pdfRotate = defineTool({
  id: 'pdf-rotate',
  title: 'Rotate pages',
  tagline: 'All pages, or some',
  action: 'Rotate PDF',
  duration: '2-3 s',
  icon: 'rotate-cw',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    angle: choice([90, 180, 270], 90, {
      title: 'Angle, clockwise',
      hints: { 90: 'To the right', 180: 'Upside down', 270: 'To the left' },
    }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  resultName: '{name}_rotated',
  alsoCalled: ['turn', 'sideways', 'upside down', 'landscape', 'portrait'],
  breaksSignatures: true,
  rights: assembles,
});
