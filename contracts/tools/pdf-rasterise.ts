import { z } from 'zod';
import { choice, flag, optionalPageRanges } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Pages become pictures of themselves: nothing on them can be selected, changed or hidden any more. */
export const pdfRasterise = defineTool({
  id: 'pdf-rasterise',
  title: 'Pages to pictures',
  tagline: 'A PDF whose pages can only be looked at',
  action: 'Make pictures',
  duration: '2-10 s',
  pageSeconds: [0.2, 1],
  icon: 'file-image',
  group: 'protect',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  options: z.object({
    dotsPerInch: choice([150, 200, 300, 96], 200, {
      title: 'Dots per inch',
      hints: { 96: 'Smallest, for screens', 300: 'Sharpest, for print' },
    }),
    keepText: flag(false, { title: 'Text can still be searched and copied' }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_pictures',
  alsoCalled: ['rasterize', 'flatten to image', 'image only', 'not editable', 'no copy', 'bitmap', 'print as image'],
  rights: changes,
});
