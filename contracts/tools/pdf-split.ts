import { z } from 'zod';
import { PAGES_MAX } from '../limits.js';
import { choice, optionalPageRanges, wholeNumber } from './options.js';
import { assembles } from './owner-rights.js';
import { pagePlan } from './page-plan.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/**
 * One PDF per part, as a ZIP when there are several. `pages` orders and turns the pages first, then `mode` cuts. No range
 * is split off unasked: without `pageRanges` another `mode` has to be chosen.
 */
export const pdfSplit = defineTool({
  id: 'pdf-split',
  title: 'Split by pages',
  tagline: 'One file per range',
  action: 'Split PDF',
  duration: '2-3 s',
  icon: 'scissors',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z
    .object({
      mode: choice(['ranges', 'every-page', 'every-n'], 'ranges', {
        title: 'Split',
        hints: {
          ranges: 'One file per range',
          'every-page': 'One file per page',
          'every-n': 'One file for every N pages',
        },
      }),
      pageRanges: optionalPageRanges({
        title: 'Page ranges',
        placeholder: '1-3, 7, 9-12',
        when: { field: 'mode', is: ['ranges'] },
      }),
      every: wholeNumber({ min: 1, max: PAGES_MAX }, 10, {
        title: 'Pages per file',
        when: { field: 'mode', is: ['every-n'] },
      }),
      pages: pagePlan({ title: 'Page order' }),
    })
    .refine(({ mode, pageRanges }) => mode !== 'ranges' || pageRanges !== '', {
      path: ['pageRanges'],
      error: 'must name the pages of each part, such as 1-3, 7, 9-12, unless every page becomes a file',
    }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_split',
  alsoCalled: ['cut', 'separate', 'divide', 'extract pages', 'break apart'],
  breaksSignatures: true,
  rights: assembles,
});
