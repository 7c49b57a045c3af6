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
    'Slides often survive only as a PDF. The export turns it into a .pptx file, with a slide for each page, as wide and as high as the page.',
    'The text is text: you can correct, restyle and copy it. Pictures and tables stay where they were.',
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
      text: 'You can follow the progress, and cancel.',
      picture: 'export-powerpoint-working',
    },
    {
      name: 'Open the slides',
      text: 'The .pptx file is downloaded under the name of your file.',
      picture: 'export-powerpoint-done',
    },
  ],
  reasons: [
    { title: 'No screenshots', text: 'You get words and tables, not pictures of slides.' },
    { title: 'The right shape', text: 'Wide slides stay wide, and a portrait page becomes a portrait slide.' },
    { title: 'A start, at least', text: 'Typing a deck again takes an evening. Tidying this one takes less.' },
  ],
  features: [
    { title: 'Text where it was', text: 'Each text is a box in its place, in a size that fits.' },
    { title: 'Tables', text: 'Tables become PowerPoint tables.' },
    { title: 'Scans', text: 'Pages without text are read first; a note says which.' },
    { title: 'Plain text, too', text: 'A text file is laid out on pages first, and these become slides.' },
  ],
  useCases: [
    { group: 'Presenting', cases: ['A talk whose slides exist as a PDF only', 'Figures of a report for the board'] },
    { group: 'Teaching', cases: ['Last year’s handout as slides', 'Pages of a script to build on'] },
    { group: 'Marketing', cases: ['A brochure as a pitch', 'Partner slides in your own design'] },
  ],
  questions: [
    {
      question: 'Do animations and notes come back?',
      answer: 'No. A PDF does not contain them.',
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
  related: ['/tools/export-word', '/tools/pdf-to-images', '/tools/pdf-split'],
};
