import { z } from 'zod';
import { PAGES_MAX } from '../limits.js';
import { jsonObject } from './json-object.js';
import { wholeNumber } from './options.js';
import { reads } from './owner-rights.js';
import { replacement } from './page-edits.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/edit-text/lines`: the lines and pictures of a page that can be edited; changes nothing. */
export const pdfEditableText = defineTool({
  id: 'pdf-editable-text',
  title: 'Editable text',
  tagline: 'What of a page can be edited',
  action: 'Read',
  duration: '1-2 s',
  icon: 'text-search',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    page: wholeNumber({ min: 1, max: PAGES_MAX }, 1, { title: 'Page' }),
    findAndReplace: jsonObject(replacement),
  }),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_lines',
  alsoCalled: [],
  rights: reads,
});
