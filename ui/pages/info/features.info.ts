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
  intro: 'Drop a file and Docket offers the tools that fit. Here is what each one does that you might not expect.',
  sections: [
    {
      kind: 'cards',
      heading: 'Core features',
      cards: [
        {
          title: 'Merge without losses',
          text: 'Outlines, links, form fields, attachments, page labels and layers of every file are kept. Pages are copied as they are.',
          icon: Combine,
          proof: { label: 'Merge PDFs', href: '/tools/pdf-merge' },
        },
        {
          title: 'Split by pages',
          text: 'Enter 1-3, 7, 9-12, or split after every page or every few pages. If a page does not exist, you are told before anything starts.',
          icon: Scissors,
          proof: { label: 'Split a PDF', href: '/tools/pdf-split' },
        },
        {
          title: 'Compress to a size',
          text: 'Three quality levels, or a size limit of your own. The result is never larger than your file.',
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
          text: 'See every match before you redact. What you remove is gone from every part of the file, and that is checked before you get it.',
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
          text: 'As flowing text or in the original layout. Numbers and addresses are checked against the original. Needs an AI provider.',
          icon: Languages,
          proof: { label: 'Translate a file', href: '/translate' },
        },
        {
          title: 'Scans become text',
          text: 'Sideways pages are rotated, read and made searchable.',
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
          text: 'Your text on every page, in any script the fonts cover, in five positions.',
          icon: Stamp,
          proof: { label: 'Add a watermark', href: '/tools/pdf-watermark' },
        },
        {
          title: 'Links that expire',
          text: 'Send a link instead of a file. It counts views and downloads and expires automatically.',
          icon: Share2,
          proof: { label: 'Share a file', href: '/tools/share' },
        },
      ],
    },
    { kind: 'cards', heading: 'Use cases', cards: useCases },
    {
      kind: 'table',
      heading: 'Compared with desktop software',
      columns: ['What matters', 'Docket', 'Usual desktop software'],
      rows: [
        ['Installation', 'One server for everyone; nothing for users to install', 'A program on every machine'],
        ['Where files are', 'On your server, until their link expires', 'On the disk of each person who works on them'],
        [
          'Sending a result',
          'A link that expires, with a password if you like',
          'An attachment that stays in every mailbox',
        ],
        ['Proving what was done', 'A signed log and a receipt for each file', 'Rarely possible'],
        ['Works on a phone', 'Yes, in the browser', 'Seldom with every tool'],
        ['Works without a network', 'You can view and arrange pages; results need the server', 'Yes'],
        ['Edits the text of a page', 'No', 'Often'],
      ],
    },
  ],
};
