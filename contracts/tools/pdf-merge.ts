import { z } from 'zod';
import { FILES_MAX } from '../limits.js';
import { joins } from './owner-rights.js';
import { pagePlan } from './page-plan.js';
import { defineTool } from './tool.js';

/** Joins PDFs in the order of the files, or page by page as `pages` says. */
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
  options: z.object({ pages: pagePlan({ title: 'Page order' }) }),
  start: 'at-once',
  audience: 'everyone',
  resultName: '{name}_merged',
  alsoCalled: ['combine', 'join', 'put together', 'append', 'unite'],
  breaksSignatures: true,
  rights: joins,
});
