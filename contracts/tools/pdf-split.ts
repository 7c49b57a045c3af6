import { z } from 'zod';
import { PAGES_MAX, RESULT_MAX_BYTES } from '../limits.js';
import { choice, dataSize, optionalLine, optionalPageRanges, wholeNumber } from './options.js';
import { assembles } from './owner-rights.js';
import { pagePlan } from './page-plan.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** A page with one font takes about as much. */
const PART_MIN_BYTES = 50 * 1024;
const TEXT_MAX = 200;

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
  effort: 'long',
  icon: 'scissors',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  gives: ['pdf', 'archive'],
  options: z
    .object({
      mode: choice(
        ['ranges', 'every-page', 'every-n', 'size', 'outline', 'text', 'blank', 'barcode', 'odd-even'],
        'ranges',
        {
          title: 'Split',
          names: {
            size: 'By file size',
            outline: 'At bookmarks',
            text: 'Where a text stands',
            blank: 'At blank pages',
            barcode: 'At barcodes',
            'odd-even': 'Odd and even pages',
          },
          hints: {
            ranges: 'One file per range',
            'every-page': 'One file per page',
            'every-n': 'One file for every N pages',
            size: 'Each file at most so large',
            outline: 'A new file at each bookmark',
            text: 'A new file at each page with the text',
            blank: 'Blank pages are left out',
            barcode: 'A new file at each page with a barcode',
            'odd-even': 'One file for each',
          },
        },
      ),
      pageRanges: optionalPageRanges({
        title: 'Page ranges',
        placeholder: '1-3, 7, 9-12',
        when: { field: 'mode', is: ['ranges'] },
      }),
      every: wholeNumber({ min: 1, max: PAGES_MAX }, 10, {
        title: 'Pages per file',
        when: { field: 'mode', is: ['every-n'] },
      }),
      maxSize: dataSize(
        { min: PART_MIN_BYTES, max: RESULT_MAX_BYTES },
        { title: 'Largest file', when: { field: 'mode', is: ['size'] } },
      ),
      level: wholeNumber({ min: 1, max: 5 }, 1, {
        title: 'Levels of bookmarks',
        when: { field: 'mode', is: ['outline'] },
      }),
      splitText: optionalLine(TEXT_MAX, '', {
        title: 'Text on the first page of each file',
        when: { field: 'mode', is: ['text'] },
      }),
      barcodeText: optionalLine(TEXT_MAX, '', {
        title: 'Only barcodes that say',
        placeholder: 'any text',
        when: { field: 'mode', is: ['barcode'] },
      }),
      separator: choice(['leave-out', 'first-page'], 'leave-out', {
        title: 'Pages with the barcode',
        names: { 'leave-out': 'Leave out', 'first-page': 'First page of their file' },
        when: { field: 'mode', is: ['barcode'] },
      }),
      pages: pagePlan({ title: 'Page order' }),
    })
    .refine(({ mode, pageRanges }) => mode !== 'ranges' || pageRanges !== '', {
      path: ['pageRanges'],
      error: 'must name the pages of each part, such as 1-3, 7, 9-12, unless every page becomes a file',
    })
    .refine(({ mode, maxSize }) => mode !== 'size' || maxSize !== undefined, {
      path: ['maxSize'],
      error: 'must be a size such as 500 KB or 2 MB',
    })
    .refine(({ mode, splitText }) => mode !== 'text' || /\S/.test(splitText), {
      path: ['splitText'],
      error: 'must name the text with which each part begins',
    }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_split',
  alsoCalled: [
    'barcode',
    'separator sheet',
    'chapters',
    'at bookmarks',
    'by size',
    'cut',
    'separate',
    'divide',
    'extract pages',
    'break apart',
  ],
  breaksSignatures: true,
  rights: assembles,
});
