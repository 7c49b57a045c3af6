import { z } from 'zod';
import { FILES_MAX, OPTION_TEXT_MAX } from '../limits.js';
import { choice, flag, optionalLine } from './options.js';
import { changes } from './owner-rights.js';
import { defineTool } from './tool.js';

const files = 'Requires a PDF file, and the files to attach to it';

const toAttach = { field: 'attachAction', is: ['attach'] } as const;

/** Files attached to the first PDF, or those taken off that it has. */
export const pdfAttach = defineTool({
  id: 'pdf-attach',
  title: 'Attach files',
  tagline: 'Files that travel inside a PDF, or taken off it',
  action: 'Save attachments',
  duration: '1-2 s',
  icon: 'paperclip',
  group: 'organise',
  lane: 'pdf',
  accepts: {
    kinds: ['pdf', 'image', 'drawing', 'text', 'office', 'mail', 'book', 'iwork'],
    first: 'pdf',
    min: 1,
    max: FILES_MAX,
  },
  refusal: { kinds: files, count: files },
  options: z.object({
    attachAction: choice(['attach', 'remove'], 'attach', {
      title: 'Attach or take off',
      names: { attach: 'Attach the other files', remove: 'Take attached files off' },
    }),
    relationship: choice(['unspecified', 'source', 'data', 'alternative', 'supplement'], 'unspecified', {
      title: 'What the files are to the document',
      names: {
        unspecified: 'Not said',
        source: 'What it was made from',
        data: 'Data behind it',
        alternative: 'The same in another form',
        supplement: 'An addition to it',
      },
      when: toAttach,
    }),
    attachedAs: optionalLine(OPTION_TEXT_MAX, '', {
      title: 'Description',
      placeholder: 'none',
      when: toAttach,
    }),
    replaceSame: flag(false, { title: 'Replace attached files of the same name', when: toAttach }),
    attachedNames: optionalLine(OPTION_TEXT_MAX, '', {
      title: 'Names of the files to take off',
      placeholder: 'all, or several separated by commas',
      when: { field: 'attachAction', is: ['remove'] },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  breaksSignatures: true,
  resultName: '{name}_attachments',
  alsoCalled: ['attachment', 'embed', 'embedded files', 'portfolio', 'remove attachments', 'add file', 'enclosure'],
  rights: changes,
});
