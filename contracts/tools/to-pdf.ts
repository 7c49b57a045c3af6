import { z } from 'zod';
import { FILES_MAX } from '../limits.js';
import { choice, flag } from './options.js';
import { joins, repacks } from './owner-rights.js';
import { scanLanguages } from './scan-languages.js';
import { textEncodingOption } from './text-encoding-option.js';
import { defineTool } from './tool.js';

/** Page sizes for images. */
const pageSizes = ['image', 'a4', 'letter'] as const;
/** `image`: each page is as large as its image; otherwise the paper is turned to fit. */
export type ImagePageSize = (typeof pageSizes)[number];

/** The ways in which tracked changes of a text document can come into the PDF. */
export const changesAs = ['shown', 'accepted', 'rejected'] as const;
/** One of {@link changesAs}. */
export type ChangesAs = (typeof changesAs)[number];

/** `notes`: comments of Office files are notes of the PDF. */
const commentsAs = ['none', 'notes'] as const;
/** `page-width`: sheets are as wide as a page, and their columns as wide as their numbers. */
const sheetsAs = ['as-set', 'page-width'] as const;

/** Sheets that nobody sees who opens the workbook. */
const hiddenSheets = ['left-out', 'shown'] as const;
/** Pages that show a slide and its notes below; `only`: as PowerPoint prints them, without the slides by themselves. */
export const notesPages = ['none', 'after', 'only'] as const;
/** One of {@link notesPages}. */
export type NotesPages = (typeof notesPages)[number];

/** Standards that the PDF of Office files can be made to keep. */
const standards = ['none', 'ua-1', 'a-2a'] as const;
/** One of {@link standards}. */
export type Standard = (typeof standards)[number];

/** `page`: an HTML page as a browser prints it, or what it says with its headings, lists, tables and pictures; `auto`: so where it was saved from the web, otherwise its source. */
const htmlAs = ['auto', 'source', 'page'] as const;

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
  accepts: { kinds: ['pdf', 'image', 'drawing', 'text', 'office', 'mail', 'book', 'iwork'], min: 1, max: FILES_MAX },
  refusal: {
    kinds: 'Accepts 1 or more files (combines into one PDF)',
    count: 'Accepts 1 or more files (combines into one PDF)',
  },
  hiddenWhen: 'all-pdf',
  options: z.object({
    pageSize: choice(pageSizes, 'image', {
      title: 'Page size for images',
      kinds: ['image', 'drawing', 'iwork'],
      hints: {
        image: 'Same size as the image',
        a4: 'A4, portrait or landscape',
        letter: 'Letter, portrait or landscape',
      },
    }),
    textEncoding: textEncodingOption,
    changes: choice(changesAs, 'shown', {
      title: 'Tracked changes in Word files',
      kinds: ['office'],
      names: { shown: 'As marked in the document', accepted: 'Accepted', rejected: 'Rejected' },
    }),
    comments: choice(commentsAs, 'none', {
      title: 'Comments in Office files',
      kinds: ['office'],
      names: { none: 'Left out', notes: 'As notes in the PDF' },
    }),
    sheets: choice(sheetsAs, 'as-set', {
      title: 'Sheets of Excel files',
      kinds: ['office'],
      names: { 'as-set': 'Pages as set in the file', 'page-width': 'One page wide, with room for every number' },
    }),
    hiddenSheets: choice(hiddenSheets, 'left-out', {
      title: 'Hidden sheets of Excel files',
      kinds: ['office'],
      names: { 'left-out': 'Left out', shown: 'With the others, in their order' },
    }),
    notesPages: choice(notesPages, 'none', {
      title: 'Notes pages of presentations',
      kinds: ['office'],
      names: { none: 'Left out', after: 'After the slides', only: 'Instead of the slides' },
    }),
    standard: choice(standards, 'none', {
      title: 'Standard for Office files',
      kinds: ['office'],
      names: { none: 'No standard', 'ua-1': 'PDF/UA-1', 'a-2a': 'PDF/A-2a' },
      hints: {
        none: 'An ordinary PDF',
        'ua-1': 'For people who hear it or use it by keyboard',
        'a-2a': 'For the archive, with its structure',
      },
    }),
    htmlAs: choice(htmlAs, 'auto', {
      title: 'HTML files',
      kinds: ['text'],
      names: {
        auto: 'Saved web pages as a page, others as their source',
        source: 'As their source',
        page: 'As a page',
      },
      hints: { page: 'Nothing in it runs, and nothing from elsewhere is loaded' },
    }),
    attachedFiles: flag(false, { title: 'Keep the files attached to e-mails', kinds: ['mail'] }),
    searchable: flag(false, { title: 'Make scanned text searchable', kinds: ['pdf', 'image', 'office'] }),
    scanLanguages: scanLanguages({
      kinds: ['pdf', 'image', 'office'],
      when: { field: 'searchable', is: [true] },
    }),
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
    'html to pdf',
    'web page to pdf',
    'epub to pdf',
    'ebook',
    'pages to pdf',
    'numbers to pdf',
    'keynote to pdf',
  ],
  breaksSignatures: true,
  rights: { ...repacks, several: joins },
});
