import { z } from 'zod';
import { choice, decimal, optionalDecimal, optionalPageRanges } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** The longest side that a PDF page may have, in points. */
const SIDE_MAX_PT = 14_400;
const lengths = { min: 0, max: SIDE_MAX_PT };
const byMargins = { field: 'cropBy', is: ['margins'] } as const;
const byBox = { field: 'cropBy', is: ['box'] } as const;

/**
 * Margins to cut off, or the box to keep. Both are measured on the page as displayed; the box in points from its top
 * left, to the page's edge where its width or height is empty.
 */
export const pdfCrop = defineTool({
  id: 'pdf-crop',
  title: 'Crop pages',
  tagline: 'Cut off margins, or keep a box',
  action: 'Crop PDF',
  duration: '2-3 s',
  icon: 'crop',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    cropBy: choice(['margins', 'box'], 'margins', {
      title: 'Crop by',
      hints: { margins: 'What to cut off on each side', box: 'What to keep, in points from the top left' },
    }),
    marginUnit: choice(['pt', 'mm', 'percent'], 'pt', {
      title: 'Unit of the margins',
      names: { pt: 'Points', mm: 'Millimetres', percent: 'Per cent of the page' },
      when: byMargins,
    }),
    marginTop: decimal(lengths, 0, { title: 'Top margin', when: byMargins }),
    marginRight: decimal(lengths, 0, { title: 'Right margin', when: byMargins }),
    marginBottom: decimal(lengths, 0, { title: 'Bottom margin', when: byMargins }),
    marginLeft: decimal(lengths, 0, { title: 'Left margin', when: byMargins }),
    boxX: decimal(lengths, 0, { title: 'Box: from the left', when: byBox }),
    boxY: decimal(lengths, 0, { title: 'Box: from the top', when: byBox }),
    boxWidth: optionalDecimal(lengths, { title: 'Box: width', placeholder: 'to the right edge', when: byBox }),
    boxHeight: optionalDecimal(lengths, { title: 'Box: height', placeholder: 'to the bottom edge', when: byBox }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  resultName: '{name}_cropped',
  alsoCalled: ['trim', 'margins', 'cut off'],
  breaksSignatures: true,
  rights: changes,
});
