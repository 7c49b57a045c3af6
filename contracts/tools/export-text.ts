import { z } from 'zod';
import { choice, optionalPageRanges } from './options.js';
import { copies } from './owner-rights.js';
import { scanLanguages } from './scan-languages.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** The text of a PDF in its reading order, as a file that other programs take. */
export const exportText = defineTool({
  id: 'export-text',
  title: 'PDF to text',
  tagline: 'Text, Markdown, a web page or an e-book',
  action: 'Save the text',
  duration: '2-5 s',
  pageSeconds: [0.02, 0.05],
  icon: 'file-text',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  gives: { option: 'format', kinds: { txt: ['text'], md: ['text'], html: ['text'], epub: ['book'], json: ['data'] } },
  options: z.object({
    format: choice(['txt', 'md', 'html', 'epub', 'json'], 'txt', {
      title: 'Format',
      names: { txt: 'Text', md: 'Markdown', html: 'HTML', epub: 'EPUB', json: 'JSON' },
      hints: {
        txt: 'Words alone, in reading order',
        md: 'With headings, lists, tables and links',
        html: 'A web page with its pictures, in one file',
        epub: 'An e-book with chapters and pictures',
        json: 'For programs: where each line stands',
      },
    }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12' }),
    scanLanguages: scanLanguages(),
  }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}',
  alsoCalled: [
    'txt',
    'markdown',
    'md',
    'html',
    'epub',
    'ebook',
    'json',
    'copy text',
    'extract text',
    'pdf to txt',
    'kindle',
  ],
  rights: copies,
});
