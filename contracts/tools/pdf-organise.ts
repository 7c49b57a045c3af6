import { z } from 'zod';
import { assembles } from './owner-rights.js';
import { pagePlan } from './page-plan.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** The pages of one PDF in another order, turned or left out. */
export const pdfOrganise = defineTool({
  id: 'pdf-organise',
  title: 'Organise pages',
  tagline: 'Reorder, delete, rotate',
  action: 'Save new order',
  duration: '2-3 s',
  icon: 'layout-grid',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    pages: pagePlan({ title: 'Page order', placeholder: '3, 1-2, 5@90 (page 5 rotated by 90 degrees)' }),
  }),
  start: 'after-options',
  arrangesPages: true,
  audience: 'testing',
  resultName: '{name}_organised',
  alsoCalled: ['reorder', 'sort', 'move pages', 'delete pages', 'remove pages', 'organize'],
  breaksSignatures: true,
  rights: assembles,
});
