import { z } from 'zod';
import { FILES_MAX } from '../limits.js';
import { choice, optionalLine } from './options.js';
import { reads } from './owner-rights.js';
import { defineTool } from './tool.js';

/** Placeholders in the pattern of a name. */
export const NAME_PLACEHOLDERS = ['{title}', '{heading}', '{date}', '{author}', '{found}', '{file}', '{n}'] as const;

const PATTERN_MAX = 200;
const WORDS_MAX = 100;
const INITIAL = '{title}';
const isKnown = (word: string): boolean => NAME_PLACEHOLDERS.some((placeholder) => placeholder === word);

const meta = {
  title: 'Pattern of the names',
  placeholder: '{title} {heading} {date} {author} {found} {file} {n}',
};

const pattern = optionalLine(PATTERN_MAX, INITIAL, meta)
  .refine((pattern) => (pattern.match(/\{\w+\}/g) ?? []).every(isKnown), {
    error: `may contain ${NAME_PLACEHOLDERS.join(', ')}, and nothing else between braces`,
  })
  .refine((pattern) => /\{\w+\}/.test(pattern), { error: `must contain one of ${NAME_PLACEHOLDERS.join(', ')}` })
  .meta({ ...meta, default: INITIAL });

/** PDFs under names made of what they say: their title, heading, date, or what stands after some words. Requirement. */
export const pdfRename = defineTool({
  id: 'pdf-rename',
  title: 'Rename by content',
  tagline: 'Names from titles, headings, dates or numbers',
  action: 'Rename',
  duration: '1-2 s',
  icon: 'file-pen-line',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  accepts: { kinds: ['pdf'], min: 1, max: FILES_MAX },
  gives: { option: 'renameTo', kinds: { files: ['pdf', 'archive'], list: ['text'] } },
  refusal: { kinds: 'Requires PDF files only', count: 'Requires at least 1 PDF file' },
  options: z.object({
    namePattern: pattern,
    foundAfter: optionalLine(WORDS_MAX, '', {
      title: 'Take what stands after',
      placeholder: 'such as Invoice number',
    }),
    renameTo: choice(['files', 'list'], 'files', {
      title: 'Result',
      names: { files: 'Files with their new names', list: 'Only a list of the new names' },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_names',
  alsoCalled: ['file name', 'filename', 'naming', 'title as name', 'invoice number', 'sort scans', 'rename files'],
  rights: reads,
});
