import type { LandingPage } from '../landing-page.js';

export const pdfPageNumbersLanding: LandingPage = {
  tool: 'pdf-page-numbers',
  path: '/tools/pdf-page-numbers',
  title: 'Add page numbers to a PDF',
  tagline: 'Number the pages at the top or bottom, from any number, on the pages you choose.',
  description:
    'Add page numbers to a PDF in six places and three formats. Start from any number and leave out the cover.',
  promises: ['Six positions', 'Starts where you say', 'Skips the cover'],
  whatItIs: [
    'The tool prints an upright number on each page, at the distance from the edge that you set. The numbers are text, so they can be searched.',
    'It can start with any number and on any page. A cover stays clean, and the second volume continues where the first one ended.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'Open the options of “Number the pages” on the right of the workbench.',
      picture: 'organise-tools',
    },
    {
      name: 'Place and format',
      text: 'Set “Position” and “Format”, such as Page 3 of 12, and “Size in points”.',
      picture: 'numbers-place',
    },
    {
      name: 'Choose the pages',
      text: 'Set “First number”, “From page” and “To page”; or list single “Pages”. “Before and after” shows the page on screen.',
      picture: 'numbers-pages',
    },
    { name: 'Press “Add page numbers”', text: 'Check the grid of pages, then “Download”.', picture: 'numbers-result' },
  ],
  reasons: [
    { title: 'Numbers where they belong', text: 'Even on pages that are rotated, cropped or of another size.' },
    { title: 'Page 1 is yours to choose', text: 'Start on the third page with 1, or continue from 87.' },
    { title: 'The page stays untouched', text: 'Numbers are added on top; nothing on the page moves.' },
  ],
  features: [
    { title: 'Six positions', text: 'Left, centre or right, at the top or at the bottom.' },
    { title: 'Three formats', text: 'The number alone, with the total after a slash, or in words.' },
    { title: 'Exact distance', text: '“Margin in points” sets how far the numbers are from the edge.' },
    { title: 'A total that fits', text: 'The total is the last number given, so that the last page reads 12 of 12.' },
  ],
  useCases: [
    { group: 'Law and offices', cases: ['Exhibits numbered through', 'Files that people cite by page'] },
    { group: 'Study', cases: ['A thesis put together from chapters', 'Reading packs'] },
    { group: 'Meetings', cases: ['Handouts where everyone finds the page', 'Merged agendas and papers'] },
  ],
  questions: [
    {
      question: 'The pages already have numbers. What happens?',
      answer: 'They stay, and the new ones are printed too. Choose another position, or crop the old ones away first.',
    },
    {
      question: 'Can I use Roman numerals or a prefix?',
      answer: 'Not at present. The three formats use ordinary numbers.',
    },
    {
      question: 'How do I number a merged file?',
      answer: 'Merge first, then press “Number the pages” under “Continue with”.',
    },
    {
      question: 'Can I remove the numbers again?',
      answer: 'Keep your original. The numbers are part of the pages of the new file.',
    },
  ],
  related: ['/tools/pdf-merge', '/tools/pdf-watermark', '/tools/pdf-organise'],
};
