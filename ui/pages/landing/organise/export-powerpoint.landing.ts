import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const exportPowerpointLanding: LandingPage = {
  tool: 'export-powerpoint',
  path: '/tools/export-powerpoint',
  title: 'Convert a PDF to PowerPoint',
  tagline: 'A slide for every page, with text you can click into instead of a picture of it.',
  description:
    'Export a PDF to PowerPoint: one slide per page in the shape of the page, with live text, tables and pictures.',
  promises: ['One slide per page', 'Live text', 'In the shape of the page'],
  whatItIs: [
    'Slides often survive as a PDF only. The export makes a .pptx file of it, with a slide for each page, as wide and as high as the page.',
    'The text is text: you can correct, restyle and copy it. Pictures and tables stand where they are printed.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'In the workbench press “Export”; the file goes to the export page.',
      picture: 'convert-tools',
    },
    {
      name: 'Choose PowerPoint',
      text: 'Under “Format”, PowerPoint promises one slide for each page.',
      picture: 'export-powerpoint',
    },
    {
      name: 'Press “Export to PowerPoint”',
      text: 'You see how far it is, and can cancel.',
      picture: 'export-powerpoint-working',
    },
    {
      name: 'Open the slides',
      text: 'The .pptx file is downloaded under the name of your file.',
      picture: 'export-powerpoint-done',
    },
  ],
  reasons: [
    { title: 'No screenshots', text: 'You get words and tables, and not pictures of slides.' },
    { title: 'The right shape', text: 'Wide slides stay wide, an upright page becomes an upright slide.' },
    { title: 'A start, at least', text: 'Typing a deck again takes an evening. Tidying this one takes less.' },
  ],
  features: [
    { title: 'Text where it was', text: 'Each text is a box in its place, in a size that fits.' },
    { title: 'Tables', text: 'Tables arrive as tables of PowerPoint.' },
    { title: 'Scans', text: 'Pages without text are read first; a note says which.' },
    { title: 'Plain texts, too', text: 'A text file is set on pages first, and these become slides.' },
  ],
  useCases: [
    { group: 'Presenting', cases: ['A talk whose slides exist as a PDF only', 'Figures of a report for the board'] },
    { group: 'Teaching', cases: ['Last year’s handout as slides', 'Pages of a script to build on'] },
    { group: 'Marketing', cases: ['A brochure as a pitch', 'Partner slides in your own design'] },
  ],
  questions: [
    {
      question: 'Do animations and notes come back?',
      answer: 'No. A PDF does not hold them.',
    },
    {
      question: 'Do I get my template and master slides?',
      answer: 'No. The slides have the look of the pages; apply your template in PowerPoint.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf} and ${limits.pages}.` },
    {
      question: 'Can I export a Word or Excel file?',
      answer: 'Yes. It is laid out on pages first, and each page becomes a slide.',
    },
  ],
  related: ['/tools/export-word', '/tools/pdf-page-images', '/tools/pdf-split'],
};
