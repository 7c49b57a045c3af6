import { z } from 'zod';
import { FILES_MAX } from '../limits.js';
import { choice, decimal, optionalLine, optionalPageRanges, wholeNumber } from './options.js';
import { changes } from './owner-rights.js';
import { defineTool } from './tool.js';

/** Placeholders in these texts. */
export const PLACEHOLDERS = ['{n}', '{total}', '{date}', '{file}', '{bates}'] as const;

const TEXT_MAX = 200;
const PREFIX_MAX = 20;
const BATES_MAX = 999_999_999;

const isKnown = (word: string): boolean => PLACEHOLDERS.some((placeholder) => placeholder === word);

/** A text in which only known words stand between braces. */
const text = (title: string, initial = '') => {
  const meta = { title, placeholder: '{n} {total} {date} {file} {bates}' };
  return optionalLine(TEXT_MAX, initial, meta)
    .refine((text) => (text.match(/\{\w+\}/g) ?? []).every(isKnown), {
      error: `may contain ${PLACEHOLDERS.join(', ')}, and nothing else between braces`,
    })
    .meta({ ...meta, default: initial });
};

/**
 * Texts at the top and the bottom of pages. `{n}` counts the stamped pages of a file from `firstNumber` on, `{bates}`
 * those of all files from `batesFirst` on.
 */
export const pdfHeaderFooter = defineTool({
  id: 'pdf-header-footer',
  title: 'Header and footer',
  tagline: 'Texts, dates, Bates numbers',
  action: 'Add header and footer',
  duration: '2-5 s',
  icon: 'panel-top',
  group: 'organise',
  lane: 'pdf',
  accepts: { kinds: ['pdf'], min: 1, max: FILES_MAX },
  refusal: { kinds: 'Requires PDF files only', count: 'Requires at least 1 PDF file' },
  options: z.object({
    headerLeft: text('Top left'),
    headerCenter: text('Top centre'),
    headerRight: text('Top right'),
    footerLeft: text('Bottom left'),
    footerCenter: text('Bottom centre', '{n} / {total}'),
    footerRight: text('Bottom right'),
    firstNumber: wholeNumber({ min: 0, max: 1_000_000 }, 1, { title: 'First number' }),
    dateFormat: choice(['year-first', 'dots', 'day-first', 'month-first'], 'year-first', {
      title: 'Date',
      names: { 'year-first': '2026-12-31', dots: '31.12.2026', 'day-first': '31/12/2026', 'month-first': '12/31/2026' },
    }),
    batesPrefix: optionalLine(PREFIX_MAX, '', { title: 'Bates prefix' }),
    batesDigits: wholeNumber({ min: 3, max: 12 }, 6, { title: 'Bates digits' }),
    batesFirst: wholeNumber({ min: 0, max: BATES_MAX }, 1, { title: 'First Bates number' }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
    fontSize: decimal({ min: 4, max: 72 }, 10, { title: 'Size in points' }),
    margin: decimal({ min: 0, max: 200 }, 28, { title: 'Margin in points' }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_stamped',
  alsoCalled: ['bates', 'stamp', 'letterhead', 'date', 'file name', 'numbering', 'exhibit', 'running title'],
  rights: { ...changes, several: { ...changes, protection: 'own-business' } },
});
