import {
  Combine,
  FileOutput,
  Files,
  Languages,
  ListChecks,
  PenTool,
  ScanText,
  Scissors,
  Share2,
  ShieldCheck,
  Stamp,
} from 'lucide-react';
import { targetLanguages } from '../../../contracts/languages.js';
import type { InfoPage } from './info-page.js';
import { useCases } from './use-cases.js';

const LANGUAGES = Object.keys(targetLanguages).length;

export const featuresPage: InfoPage = {
  path: '/features',
  title: 'Advanced Features',
  heading: 'Advanced Features',
  description: 'Merge, split, compress, sign, redact, translate and summarise documents: what Docket does, in detail.',
  intro: 'Drop a file and Docket offers what fits it. Here is what each tool does that you would not expect.',
  sections: [
    {
      kind: 'cards',
      heading: 'Core features',
      cards: [
        {
          title: 'Merge without losses',
          text: 'Outlines, links, form fields, attachments, page labels and layers of every file come along. Pages are not drawn again.',
          icon: Combine,
          proof: { label: 'Merge PDFs', href: '/tools/pdf-merge' },
        },
        {
          title: 'Split by pages',
          text: 'Write 1-3, 7, 9-12, or take every page, or every so many. A page that is not there is named before anything starts.',
          icon: Scissors,
          proof: { label: 'Split a PDF', href: '/tools/pdf-split' },
        },
        {
          title: 'Compress to a size',
          text: 'Three qualities, or a size to stay below. The result is never larger than what you sent.',
          icon: Files,
          proof: { label: 'Compress a PDF', href: '/tools/pdf-compress' },
        },
        {
          title: 'Sign with a seal',
          text: 'Draw, type or upload a signature. The file is sealed with a certificate (PAdES), so later changes show.',
          icon: PenTool,
          proof: { label: 'Sign a PDF', href: '/tools/pdf-sign' },
        },
        {
          title: 'Redact for good',
          text: 'See every place before you redact. What is removed is gone from every stream of the file, and that is checked before you get it.',
          icon: ShieldCheck,
          proof: { label: 'Redact a PDF', href: '/tools/pdf-redact' },
        },
        {
          title: 'Export to Word and PowerPoint',
          text: 'Paragraphs, columns, headings, lists and tables for Word; one slide for each page for PowerPoint.',
          icon: FileOutput,
          proof: { label: 'Export a file', href: '/export' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'More than pages',
      cards: [
        {
          title: 'Cliff Notes',
          text: 'One page in the language of the document. Each sentence names the page it comes from.',
          icon: ListChecks,
          proof: { label: 'Make Cliff Notes', href: '/summarization' },
        },
        {
          title: `Translation to ${LANGUAGES} languages`,
          text: 'As flowing text or in the original layout. Numbers and addresses are compared with the original. It needs an AI provider.',
          icon: Languages,
          proof: { label: 'Translate a file', href: '/translate' },
        },
        {
          title: 'Scans become text',
          text: 'Pages that lie on their side are turned, read, and made searchable.',
          icon: ScanText,
        },
        {
          title: 'Private data, found',
          text: 'Addresses, phone and card numbers, IBANs, ids, keys, passwords and names, marked for redaction in one click.',
          icon: ShieldCheck,
          proof: { label: 'Scan a PDF', href: '/pdf-editor' },
        },
        {
          title: 'Watermark',
          text: 'Your text on every page, in any script that one of the fonts has, at five positions.',
          icon: Stamp,
          proof: { label: 'Add a watermark', href: '/tools/pdf-watermark' },
        },
        {
          title: 'Links that end',
          text: 'Send a link instead of a file. It counts views and downloads and ends by itself.',
          icon: Share2,
          proof: { label: 'Share a file', href: '/tools/share' },
        },
      ],
    },
    { kind: 'cards', heading: 'Use cases', cards: useCases },
    {
      kind: 'table',
      heading: 'Beside desktop software',
      columns: ['What matters', 'Docket', 'Usual desktop software'],
      rows: [
        ['To install', 'Nothing for its users; one server for all of them', 'A program on every machine'],
        ['Where files are', 'On your server, until their link ends', 'On the disk of whoever works on them'],
        [
          'To send a result',
          'A link that ends, with a password if you like',
          'An attachment that stays in every mailbox',
        ],
        ['To prove what was done', 'A signed log and a receipt for each file', 'Rarely possible'],
        ['Works on a phone', 'Yes, in the browser', 'Seldom with every tool'],
        ['Works without a network', 'Pages can be seen and arranged; results need the server', 'Yes'],
        ['Edits the text of a page', 'No', 'Often'],
      ],
    },
  ],
};
