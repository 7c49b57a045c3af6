import { z } from 'zod';
import { choice, decimal, flag, optionalPageRanges } from './options.js';
import { changes } from './owner-rights.js';
import { defineTool } from './tool.js';

const files = 'Requires exactly 2 PDF files: the document, then what is laid on it';

/** Pages of a second PDF, such as a letterhead or a stamp, on or beneath those of the first one. */
export const pdfOverlay = defineTool({
  id: 'pdf-overlay',
  title: 'Letterhead and overlay',
  tagline: 'One PDF on or beneath another',
  action: 'Lay on pages',
  duration: '2-5 s',
  icon: 'layers-2',
  group: 'organise',
  lane: 'pdf',
  accepts: { kinds: ['pdf'], min: 2, max: 2 },
  refusal: { kinds: files, count: files },
  options: z.object({
    above: flag(true, { title: 'On top of the pages' }),
    onPages: choice(['every', 'first', 'last', 'odd', 'even', 'chosen'], 'every', {
      title: 'On which pages',
      names: {
        every: 'Every page',
        first: 'First page',
        last: 'Last page',
        odd: 'Odd pages',
        even: 'Even pages',
        chosen: 'Chosen pages',
      },
    }),
    pageRanges: optionalPageRanges({
      title: 'Pages',
      placeholder: 'all, or 1-3, 7, 9-12',
      when: { field: 'onPages', is: ['chosen'] },
    }),
    repeat: choice(['last', 'all', 'none'], 'last', {
      title: 'When the second PDF has fewer pages',
      names: { last: 'Repeat its last page', all: 'Begin again', none: 'Leave the rest as it is' },
    }),
    fit: flag(true, { title: 'Fit to the page' }),
    overlayOpacity: decimal({ min: 0.05, max: 1 }, 1, {
      title: 'Opacity',
      slider: { min: 5, max: 100, step: 5, scale: 0.01 },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_overlaid',
  alsoCalled: ['letterhead', 'stamp', 'background', 'template', 'stationery', 'superimpose', 'underlay', 'form paper'],
  rights: { ...changes, several: { needs: ['change', 'copy'], protection: 'own-business' } },
});
