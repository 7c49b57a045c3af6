import { z } from 'zod';
import { choice, decimal, flag, optionalPageRanges } from './options.js';
import { changes } from './owner-rights.js';
import { defineTool } from './tool.js';

/** The picture is a second upload: as an option its bytes would be on the log, which stores none. */
export const pdfImageWatermark = defineTool({
  id: 'pdf-image-watermark',
  title: 'Image watermark',
  tagline: 'A logo on every page',
  action: 'Add watermark',
  duration: '2-3 s',
  icon: 'image-plus',
  group: 'protect',
  lane: 'pdf',
  accepts: { kinds: ['pdf', 'image'], min: 2, max: 2, each: { pdf: 1, image: 1 } },
  refusal: {
    kinds: 'Requires 1 PDF file and 1 image',
    count: 'Requires 1 PDF file and 1 image',
  },
  options: z.object({
    watermarkOpacity: decimal({ min: 0, max: 1 }, 0.5, {
      title: 'Opacity',
      slider: { min: 0, max: 100, step: 5, scale: 0.01 },
    }),
    watermarkPosition: choice(['top-left', 'top-right', 'center', 'bottom-left', 'bottom-right'], 'center', {
      title: 'Position',
      names: { center: 'Centre' },
      when: { field: 'watermarkTiled', is: [false] },
    }),
    watermarkScale: decimal({ min: 0.01, max: 1 }, 0.4, {
      title: 'Width as % of the page',
      slider: { min: 5, max: 100, step: 5, scale: 0.01 },
    }),
    watermarkTiled: flag(false, { title: 'Repeat across the page' }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  resultName: '{name}_watermarked',
  alsoCalled: ['logo', 'stamp', 'letterhead'],
  breaksSignatures: true,
  rights: changes,
});
