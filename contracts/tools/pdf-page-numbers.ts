import { z } from 'zod';
import { PAGES_MAX } from '../limits.js';
import { choice, decimal, optionalPageRanges, optionalWholeNumber, wholeNumber } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

const withoutRanges = { field: 'pageRanges', is: [''] } as const;

/**
 * Prints numbers from `firstNumber` on; `fromPage` and `toPage` count from 1, lengths are in points. With `pageRanges`,
 * only these pages get a number, and `fromPage` and `toPage` mean nothing.
 */
export const pdfPageNumbers = defineTool({
  id: 'pdf-page-numbers',
  title: 'Number the pages',
  tagline: 'At the top or bottom of each page',
  action: 'Add page numbers',
  duration: '2-3 s',
  icon: 'hash',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    numberPosition: choice(
      ['bottom-center', 'bottom-left', 'bottom-right', 'top-left', 'top-center', 'top-right'],
      'bottom-center',
      { title: 'Position', names: { 'bottom-center': 'Bottom centre', 'top-center': 'Top centre' } },
    ),
    numberFormat: choice(['{n}', '{n} / {total}', 'Page {n} of {total}'], '{n}', {
      title: 'Format',
      names: { '{n}': '3', '{n} / {total}': '3 / 12', 'Page {n} of {total}': 'Page 3 of 12' },
    }),
    firstNumber: wholeNumber({ min: 0, max: 1_000_000 }, 1, { title: 'First number' }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
    fromPage: wholeNumber({ min: 1, max: PAGES_MAX }, 1, { title: 'From page', when: withoutRanges }),
    toPage: optionalWholeNumber(
      { min: 1, max: PAGES_MAX },
      { title: 'To page', placeholder: 'last page', when: withoutRanges },
    ),
    fontSize: decimal({ min: 4, max: 72 }, 10, { title: 'Size in points' }),
    margin: decimal({ min: 0, max: 200 }, 28, { title: 'Margin in points' }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  resultName: '{name}_numbered',
  alsoCalled: ['page numbers', 'number', 'bates', 'footer', 'pagination'],
  breaksSignatures: true,
  rights: changes,
});
