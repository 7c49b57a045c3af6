import { limits } from '../../limit-words.js';
import { splitFigures } from '../landing-figures.js';
import type { LandingPage } from '../landing-page.js';

export const pdfSplitLanding: LandingPage = {
  tool: 'pdf-split',
  path: '/tools/pdf-split',
  title: 'Split a PDF',
  tagline: 'Cut a long PDF into the parts you need: by ranges, page by page, or every few pages.',
  description:
    'Split a PDF by page ranges, into single pages or every N pages. Each part keeps its bookmarks, links and form fields.',
  promises: ['Ranges, pages or equal parts', 'Parts keep their bookmarks', 'Several parts as one ZIP'],
  whatItIs: [
    'Splitting saves parts of a PDF as separate files. You set the parts as ranges, save every page separately, or split the document after every few pages.',
    'Each part is a complete PDF: bookmarks that lead to its pages, links within it and form fields are kept. Your original stays as it is.',
  ],
  steps: [
    { name: 'Choose a PDF', text: 'All its pages appear in the middle of the workbench.', picture: 'pdf-chosen' },
    {
      name: 'Choose where to split',
      text: 'Tick pages in the grid, and “Split by pages” moves to the top with their numbers filled in. Or open its options and type “Page ranges” such as 1-3, 7, 9-12.',
      picture: 'split-ticked',
    },
    {
      name: 'Or choose another way',
      text: 'Under “Split” there is also “One file per page”, and “One file for every N pages” with “Pages per file”.',
      picture: 'split-every',
    },
    {
      name: 'Press “Split PDF”',
      text: 'One part is a PDF, several are a ZIP whose files are named after their pages.',
      picture: 'split-result',
    },
  ],
  reasons: [
    {
      title: 'Point instead of counting',
      text: 'You see the pages while you choose, so you need not know where chapter four begins.',
    },
    {
      title: 'No half documents',
      text: 'A part keeps what belongs to it, and a link that led outside it no longer leads anywhere.',
    },
    {
      title: 'A wrong number is caught',
      text: 'A page that does not exist is rejected, and you are told how many there are.',
    },
  ],
  features: [
    { title: 'Ranges in any order', text: 'Parts may overlap and repeat, and they come in the order you type them.' },
    { title: 'Bookmarks find their part', text: 'Each part gets the piece of the outline that leads to its pages.' },
    {
      title: 'Protected files',
      text: 'You are asked for the password of a protected file, and the parts are protected in the same way.',
    },
    {
      title: 'Attachments are not scattered',
      text: 'Attached files do not belong to any page. They are left out, and a note counts them.',
    },
  ],
  useCases: [
    { group: 'Office', cases: ['One file per invoice from a long scan', 'The signed page of a contract by itself'] },
    { group: 'Study', cases: ['A chapter for tonight', 'The exercises without the solutions'] },
    { group: 'Archive', cases: ['Bank statements, month by month', 'A stack scan, cut back into letters'] },
  ],
  questions: [
    {
      question: 'How do I take a few pages into one new file?',
      answer:
        'A range becomes one file. For pages from different places in one file, use “Organise pages” and leave the rest out.',
    },
    {
      question: 'How long may the document be?',
      answer: `Up to ${limits.pages} and ${limits.pdf}. All parts together may have ${limits.result}.`,
    },
    {
      question: 'Can I split many PDFs in the same way?',
      answer: 'Yes. Choose them together: each is split by the same rule, and you download all results at once.',
    },
    {
      question: 'Why are my attachments missing?',
      answer:
        'They belong to the document, not to a page, so no part can claim them. A note says how many there were; they are still in your original.',
    },
  ],
  figures: splitFigures,
  related: ['/tools/pdf-organise', '/tools/pdf-merge', '/tools/pdf-to-images'],
};
