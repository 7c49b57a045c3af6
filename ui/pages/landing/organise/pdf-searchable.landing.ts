import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfSearchableLanding: LandingPage = {
  tool: 'pdf-searchable',
  path: '/tools/pdf-searchable',
  title: 'Make a scanned PDF searchable',
  tagline: 'Read the text in scans, so that you can search, select and copy it.',
  description:
    'Recognise the text of scanned PDF pages and lay it over them, invisible. Search, select and copy; the scan looks the same.',
  promises: ['The scan looks the same', 'Read on this server', 'Pages with text are left alone'],
  whatItIs: [
    'A scan is a picture: you see words, but a search finds none. Text recognition reads the picture and lays the words over it where they stand, invisible.',
    'Pages that already have text stay as they are. The result says how many pages were read, and that some words may be misread, because recognition guesses.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'The workbench shows next to the file whether it has searchable text.',
      picture: 'scan-facts',
    },
    {
      name: 'Press “Make searchable”',
      text: 'There are no options. It is under “Organise & convert”.',
      picture: 'convert-tools',
    },
    {
      name: 'Wait for the pages',
      text: 'You see which page is being read, and can cancel.',
      picture: 'searchable-working',
    },
    {
      name: 'Search it',
      text: 'Try a word in the result with Ctrl or Cmd and F, then “Download”.',
      picture: 'searchable-found',
    },
  ],
  reasons: [
    { title: 'Nothing leaves the server', text: 'Recognition runs where Docket runs. No page is sent to a service.' },
    {
      title: 'You keep your original look',
      text: 'Stamps, handwriting and paper stay, because the picture is not touched.',
    },
    { title: 'It says what it did', text: 'A note counts the pages whose text was recognised.' },
  ],
  features: [
    {
      title: 'Four languages included',
      text: 'English, German, French and Spanish. The administrator can add more.',
    },
    { title: 'Sideways pages', text: 'A page that is sideways or upside down is rotated for reading.' },
    { title: 'No invented text', text: 'Specks and lines of drawings that are not clearly letters are left out.' },
    { title: 'Part of converting, too', text: 'When you convert photos to PDF, the same is one tick in the options.' },
  ],
  useCases: [
    { group: 'Archives', cases: ['Old letters and minutes', 'Deeds that were scanned years ago'] },
    { group: 'Work', cases: ['Find an amount in a stack of receipts', 'Copy a clause out of a scanned contract'] },
    { group: 'Reading', cases: ['Book chapters as pictures', 'Pages for a screen reader'] },
  ],
  questions: [
    {
      question: 'Does it read handwriting?',
      answer: 'Not reliably. It is made for printed text.',
    },
    {
      question: 'How long does it take?',
      answer: `Allow a few seconds for each page. A file may have up to ${limits.pages} and ${limits.pdf}, and very long scans may be stopped before they are done.`,
    },
    {
      question: 'Why does it say that nothing was found?',
      answer:
        'Every page already has text, or the pictures contain none that could be read. The file is then unchanged.',
    },
    {
      question: 'Does the file get larger?',
      answer: 'Slightly, because of the added text. The pictures of the pages are not stored again.',
    },
  ],
  related: ['/tools/to-pdf', '/tools/export-word', '/tools/ai-summarize'],
};
