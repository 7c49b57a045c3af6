import { z } from 'zod';
import { FILES_MAX } from '../limits.js';
import { choice } from './options.js';
import { joins } from './owner-rights.js';
import { pagePlan } from './page-plan.js';
import { defineTool } from './tool.js';

/**
 * Joins PDFs in the order of the files, or a page of each in turn; or page by page as `pages` says. Scans of the front
 * sides and, last page first, of the back sides alternate reversed.
 */
export const pdfMerge = defineTool({
  id: 'pdf-merge',
  title: 'Merge into one PDF',
  tagline: 'Join files in any order',
  action: 'Merge {n} files',
  duration: '2-5 s',
  icon: 'combine',
  group: 'organise',
  lane: 'pdf',
  accepts: { kinds: ['pdf'], min: 2, max: FILES_MAX },
  refusal: { kinds: 'Requires PDF files only', count: 'Requires 2 or more PDF files' },
  options: z.object({
    order: choice(['one-after-another', 'alternate', 'alternate-reversed'], 'one-after-another', {
      title: 'Order of the files',
      hints: {
        'one-after-another': 'All pages of each file',
        alternate: 'A page of each in turn',
        'alternate-reversed': 'In turn, from the second file on backwards',
      },
      names: { 'alternate-reversed': 'Front and back sides' },
    }),
    pages: pagePlan({ title: 'Page order' }),
  }),
  start: 'at-once',
  arrangesPages: true,
  audience: 'everyone',
  resultName: '{name}_merged',
  alsoCalled: ['combine', 'join', 'put together', 'append', 'unite', 'alternate', 'interleave', 'mix', 'collate'],
  breaksSignatures: true,
  rights: joins,
});
