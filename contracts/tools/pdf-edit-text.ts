import { z } from 'zod';
import { PAGE_EDITS_MAX } from '../limits.js';
import { jsonObject } from './json-object.js';
import { jsonList } from './json-option.js';
import { onePdfWithPictures } from './mark-options.js';
import { changes } from './owner-rights.js';
import { pageEdit, replacement } from './page-edits.js';
import { defineTool } from './tool.js';

/** One PDF, what to change in it, and the pictures that take the place of others. */
export const pdfEditText = defineTool({
  id: 'pdf-edit-text',
  title: 'Edit text',
  tagline: 'Change what a page says, in its own font',
  action: 'Save changes',
  duration: '2-5 s',
  icon: 'text-cursor',
  group: 'organise',
  lane: 'pdf',
  ...onePdfWithPictures,
  options: z
    .object({
      edits: jsonList(pageEdit, { max: PAGE_EDITS_MAX, what: 'changes' }),
      findAndReplace: jsonObject(replacement),
    })
    .refine(({ edits, findAndReplace }) => edits.length > 0 || findAndReplace !== undefined, {
      path: ['edits'],
      error: 'must name at least one change',
    }),
  start: 'after-options',
  audience: 'call',
  makesVersions: true,
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_edited',
  alsoCalled: ['correct text', 'typo', 'change words', 'find and replace', 'modify'],
  rights: changes,
});
