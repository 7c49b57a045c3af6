import { z } from 'zod';
import { IMAGE_WIDTH_MAX, IMAGE_WIDTH_MIN } from '../limits.js';
import { choice, optionalPageRanges, wholeNumber } from './options.js';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** An A4 page at 200 pixels to the inch, as a good office scanner makes it. */
const PAGE_WIDTH_PIXELS = 1654;

/** Pages as pictures to keep; all of them by default. `pdf-page-images` answers calls at once. */
export const pdfToImages = defineTool({
  id: 'pdf-to-images',
  title: 'PDF to images',
  tagline: 'Each page as an image, several as a ZIP',
  action: 'Save pages as images',
  duration: '1-5 s',
  pageSeconds: [0.02, 0.2],
  icon: 'image',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  gives: ['image', 'archive'],
  options: z.object({
    format: choice(['png', 'jpeg'], 'png', {
      title: 'Format',
      names: { png: 'PNG', jpeg: 'JPEG' },
      hints: { png: 'Clean edges, for text', jpeg: 'Smaller, for photos' },
    }),
    width: wholeNumber({ min: IMAGE_WIDTH_MIN, max: IMAGE_WIDTH_MAX }, PAGE_WIDTH_PIXELS, { title: 'Width in pixels' }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
  }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_images',
  alsoCalled: ['picture', 'photo', 'jpg', 'jpeg', 'png', 'screenshot', 'pdf to image', 'pdf to png', 'pdf to jpg'],
  rights: reads,
});
