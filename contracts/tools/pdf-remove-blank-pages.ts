import { z } from 'zod';
import { choice, flag } from './options.js';
import { assembles } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Pages on which nothing is to be seen are left out; all others stay as they are. */
export const pdfRemoveBlankPages = defineTool({
  id: 'pdf-remove-blank-pages',
  title: 'Remove blank pages',
  tagline: 'Empty back sides of scans go',
  action: 'Remove blank pages',
  duration: '2-5 s',
  pageSeconds: [0.02, 0.1],
  icon: 'file-x',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    blankWhen: choice(['dusty', 'empty', 'stained'], 'dusty', {
      title: 'What counts as blank',
      names: {
        empty: 'Nothing at all',
        dusty: 'Dust at most',
        stained: 'Stains at most',
      },
    }),
    onlyTell: flag(false, { title: 'Only say which pages are blank' }),
  }),
  start: 'after-options',
  audience: 'testing',
  breaksSignatures: true,
  resultName: '{name}_without-blanks',
  alsoCalled: ['empty pages', 'delete blank', 'white pages', 'back sides', 'duplex', 'drop blanks'],
  rights: assembles,
});
