import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfWatermarkLanding: LandingPage = {
  tool: 'pdf-watermark',
  path: '/tools/pdf-watermark',
  title: 'Add a watermark to a PDF',
  tagline: 'Write DRAFT, CONFIDENTIAL or a name across the pages, as strong or as faint as you like.',
  description:
    'Put a text watermark on all pages of a PDF or on some, in five positions, at any opacity and in any script.',
  promises: ['Text in any script', 'See it before you save', 'All pages, or some'],
  whatItIs: [
    'A watermark tells every reader what kind of copy they hold. The text is drawn transparently over the pages, and stays upright on rotated pages.',
    'In the middle it runs along the diagonal; in a corner it is horizontal. A long text is wrapped and made smaller until it fits.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'In the workbench open the options of “Watermark”, under “Protect & share”.',
      picture: 'protect-tools',
    },
    {
      name: 'Type the text',
      text: '“Watermark text” starts out as CONFIDENTIAL. A few words work best.',
      picture: 'watermark-text',
    },
    {
      name: 'Place it',
      text: 'Set “Opacity” and “Position”, and “Pages” if not all of them should have it.',
      picture: 'watermark-place',
    },
    {
      name: 'Look, then press “Add watermark”',
      text: '“Before and after” shows the page on screen both ways. Then “Download” or “Copy Link”.',
      picture: 'watermark-preview',
    },
  ],
  reasons: [
    {
      title: 'It fits every page',
      text: 'Large or small, rotated or cropped: the text stays within each page.',
    },
    { title: 'The page stays readable', text: 'Use the slider to find the point where both can be read.' },
    { title: 'The file stays small', text: 'The watermark is stored once, however many pages show it.' },
  ],
  features: [
    { title: 'Five positions', text: 'The four corners, or the centre along the diagonal.' },
    { title: 'Any script', text: 'Latin, Greek, Cyrillic, Arabic, Hebrew, Hindi, Chinese, Japanese, Korean and more.' },
    { title: 'Some pages only', text: 'Enter pages and ranges, or tick them in the grid.' },
    { title: 'Many files', text: 'Choose several PDFs and all of them get the same watermark.' },
  ],
  useCases: [
    { group: 'Drafts', cases: ['A contract that is not final', 'Figures before the audit'] },
    { group: 'Copies', cases: ['The name of the recipient on each page', 'A copy of an id for one purpose only'] },
    { group: 'Samples', cases: ['A preview of a paid document', 'Photos and plans for a tender'] },
  ],
  questions: [
    {
      question: 'Can someone remove the watermark?',
      answer: 'Yes, with an editor. A watermark marks a copy but does not lock it. To lock a file, set a password.',
    },
    {
      question: 'Can I use my logo instead?',
      answer: 'Yes, with the image watermark: choose a PDF and a picture.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf} and ${limits.pages}.` },
    {
      question: 'Does the watermark print?',
      answer: 'Yes. It is part of the page.',
    },
  ],
  related: ['/tools/pdf-image-watermark', '/tools/pdf-protect', '/tools/pdf-page-numbers', '/tools/share'],
};
