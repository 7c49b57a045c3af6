import { z } from 'zod';
import { IMAGE_WIDTH_MAX, IMAGE_WIDTH_MIN } from '../limits.js';
import { choice, pageRanges, wholeNumber } from './options.js';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/pages/image`; `pages` from 1, `width` in pixels. */
export const pdfPageImages = defineTool({
  id: 'pdf-page-images',
  title: 'Page images',
  tagline: 'Each page as an image',
  action: 'Create page images',
  duration: '1-5 s',
  icon: 'file-type',
  group: 'organise',
  lane: 'pdf',
  effort: 'quick',
  ...onePdf,
  gives: ['image', 'archive'],
  options: z.object({
    pages: pageRanges('1', { title: 'Pages', placeholder: '1-3, 7' }),
    width: wholeNumber({ min: IMAGE_WIDTH_MIN, max: IMAGE_WIDTH_MAX }, 320, { title: 'Width in pixels' }),
    format: choice(['webp', 'png'], 'webp', { title: 'Format' }),
  }),
  start: 'at-once',
  audience: 'call',
  resultName: '{name}_pages',
  alsoCalled: [],
  rights: reads,
});
