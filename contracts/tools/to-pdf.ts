import { z } from 'zod';
import { FILES_MAX } from '../limits.js';
import { choice, flag } from './options.js';
import { joins, repacks } from './owner-rights.js';
import { textEncodingOption } from './text-encoding-option.js';
import { defineTool } from './tool.js';

/** Page sizes for images. */
const pageSizes = ['image', 'a4', 'letter'] as const;
/** `image`: each page is as large as its image; otherwise the paper is turned to fit. */
export type ImagePageSize = (typeof pageSizes)[number];

/** Every file becomes pages of one PDF, in the order of the files. Requirement. */
export const toPdf = defineTool({
  id: 'to-pdf',
  title: 'Convert to PDF',
  tagline: 'Accepts 1 or more files (combines into one PDF)',
  action: 'Convert to PDF',
  duration: '2-5 s',
  icon: 'file-type',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  accepts: { kinds: ['pdf', 'image', 'text', 'office'], min: 1, max: FILES_MAX },
  refusal: {
    kinds: 'Accepts 1 or more files (combines into one PDF)',
    count: 'Accepts 1 or more files (combines into one PDF)',
  },
  hiddenWhen: 'all-pdf',
  options: z.object({
    pageSize: choice(pageSizes, 'image', {
      title: 'Page size for images',
      kinds: ['image'],
      hints: {
        image: 'Same size as the image',
        a4: 'A4, portrait or landscape',
        letter: 'Letter, portrait or landscape',
      },
    }),
    textEncoding: textEncodingOption,
    searchable: flag(false, { title: 'Make scanned text searchable', kinds: ['pdf', 'image', 'office'] }),
  }),
  start: 'at-once',
  audience: 'everyone',
  resultName: '{name}',
  alsoCalled: [
    'convert',
    'word to pdf',
    'excel to pdf',
    'powerpoint to pdf',
    'image to pdf',
    'jpg to pdf',
    'scan to pdf',
  ],
  rights: { ...repacks, several: joins },
});
