import { z } from 'zod';
import { joins, repacks } from './owner-rights.js';
import { scanLanguages } from './scan-languages.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Sent as to-pdf, which recognises the text of scanned pages. */
export const pdfSearchable = defineTool({
  id: 'pdf-searchable',
  title: 'Make searchable',
  tagline: 'Recognises the text of scans',
  action: 'Make searchable',
  duration: '5-30 s',
  pageSeconds: [1, 7],
  icon: 'scan-text',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  options: z.object({ scanLanguages: scanLanguages() }),
  start: 'after-options',
  audience: 'testing',
  sentAs: { tool: 'to-pdf', options: { searchable: 'true' } },
  needs: 'recognition',
  resultName: '{name}',
  alsoCalled: ['ocr', 'recognise text', 'text recognition', 'scan', 'copy text'],
  breaksSignatures: true,
  rights: { ...repacks, several: joins },
});
