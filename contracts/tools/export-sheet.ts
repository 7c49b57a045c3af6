import { z } from 'zod';
import { choice, optionalPageRanges } from './options.js';
import { copies } from './owner-rights.js';
import { scanLanguages } from './scan-languages.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** The tables of a PDF as sheets of Excel or as CSV. */
export const exportSheet = defineTool({
  id: 'export-sheet',
  title: 'Tables to Excel',
  tagline: 'Each table as a sheet, or as CSV',
  action: 'Save the tables',
  duration: '2-5 s',
  pageSeconds: [0.02, 0.05],
  icon: 'sheet',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  gives: { option: 'format', kinds: { xlsx: ['office'], csv: ['text', 'archive'] } },
  options: z.object({
    format: choice(['xlsx', 'csv'], 'xlsx', {
      title: 'Format',
      names: { xlsx: 'Excel', csv: 'CSV' },
      hints: { xlsx: 'One file, a sheet for each table', csv: 'A file for each table' },
    }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
    scanLanguages: scanLanguages(),
    decimal: choice(['auto', 'point', 'comma'], 'auto', {
      title: 'Decimal sign',
      names: { auto: 'As the document has it', point: 'Point, as in 1,234.56', comma: 'Comma, as in 1.234,56' },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}',
  alsoCalled: [
    'xlsx',
    'csv',
    'spreadsheet',
    'table',
    'extract tables',
    'bank statement',
    'pdf to excel',
    'pdf to csv',
    'calc',
    'numbers',
  ],
  rights: copies,
});
