import { z } from 'zod';
import { choice, decimal, flag, wholeNumber } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Places on a sheet; the others are a way of folding, cutting or enlarging. */
const layouts = ['1', '2', '4', '6', '9', '16', 'booklet', 'halves', 'poster'] as const;
const onPaper = ['1', '2', '4', '6', '9', '16', 'booklet', 'poster'] as const;

/** Largest distance between pages, in points. */
const GAP_MAX = 72;

/** Several pages on each sheet, a booklet to fold, a poster of several sheets, or scanned double pages cut in two. */
export const pdfImpose = defineTool({
  id: 'pdf-impose',
  title: 'Pages per sheet',
  tagline: 'Several on one, booklet, poster',
  action: 'Lay out pages',
  duration: '2-5 s',
  icon: 'layout-panel-top',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    layout: choice(layouts, '2', {
      title: 'Pages on each sheet',
      names: {
        1: 'One, on another paper size',
        booklet: 'Booklet to fold',
        halves: 'Cut pages in two',
        poster: 'Poster of several sheets',
      },
    }),
    paper: choice(['a4', 'a3', 'a5', 'letter', 'legal'], 'a4', {
      title: 'Paper',
      names: { a4: 'A4', a3: 'A3', a5: 'A5', letter: 'Letter', legal: 'Legal' },
      when: { field: 'layout', is: [...onPaper] },
    }),
    gap: decimal({ min: 0, max: GAP_MAX }, 12, {
      title: 'Gap in points',
      when: { field: 'layout', is: [...onPaper] },
    }),
    creep: decimal({ min: 0, max: GAP_MAX }, 0, {
      title: 'Creep in points',
      when: { field: 'layout', is: ['booklet'] },
    }),
    sheetsAcross: wholeNumber({ min: 2, max: 8 }, 2, {
      title: 'Sheets side by side',
      when: { field: 'layout', is: ['poster'] },
    }),
    rightToLeft: flag(false, { title: 'From right to left' }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_sheets',
  alsoCalled: [
    'n-up',
    'nup',
    'imposition',
    'brochure',
    'handout',
    'thumbnails',
    'multiple pages',
    'split in half',
    'tile',
    'resize',
    'page size',
    'scale',
    'a4 to letter',
    'letter to a4',
    'margins',
  ],
  rights: changes,
});
