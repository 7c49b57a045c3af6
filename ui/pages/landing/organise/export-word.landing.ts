import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const exportWordLanding: LandingPage = {
  tool: 'export-word',
  path: '/tools/export-word',
  title: 'Convert a PDF to Word',
  tagline: 'Get the text of a PDF back as paragraphs, headings, lists and tables you can edit.',
  description:
    'Export a PDF, scan, image or text to a Word document with flowing paragraphs, headings, lists, tables and pictures.',
  promises: ['Paragraphs that flow', 'Tables as tables', 'Scans are read'],
  whatItIs: [
    'A PDF knows where each letter is, but not what a paragraph is. The export works that out: lines become paragraphs, larger type becomes headings, and columns, lists and tables become what they are in Word.',
    'The document has the size and margins of the pages. Anything repeated at the top and bottom appears once, as a header and footer.',
  ],
  steps: [
    {
      name: 'Open the export page',
      text: 'From the workbench, “Export” takes your file there.',
      picture: 'export-page',
    },
    {
      name: 'Choose Word',
      text: 'It is already chosen under “Format”: text you can edit.',
      picture: 'export-word',
    },
    {
      name: 'Press “Export to Word”',
      text: 'A page without text is read by text recognition.',
      picture: 'export-word-working',
    },
    {
      name: 'Edit it',
      text: 'The .docx file is downloaded. Look at the notes: they say which text was recognised.',
      picture: 'export-word-done',
    },
  ],
  reasons: [
    {
      title: 'Made for editing',
      text: 'Change a sentence, and the paragraph reflows. No text boxes that fall apart.',
    },
    { title: 'Numbered lists stay numbered', text: 'Add an item, and Word keeps counting.' },
    {
      title: 'Pictures are kept',
      text: 'They stay where they were, even on a page with nothing but a picture.',
    },
  ],
  features: [
    { title: 'Columns', text: 'Text in columns becomes columns, and flows from one to the next.' },
    { title: 'Tables', text: 'Cells you can type in, with the text of the original.' },
    { title: 'Headers and footers', text: 'Running heads are not scattered through the text.' },
    { title: 'Not only PDFs', text: 'Images, texts and Office files can be exported, too.' },
  ],
  useCases: [
    { group: 'Contracts', cases: ['Your changes in their draft', 'An old template without its source'] },
    { group: 'Study', cases: ['Quotations with their paragraph', 'A worksheet to adapt'] },
    { group: 'Archives', cases: ['Scanned letters as text', 'A brochure whose file was lost'] },
  ],
  questions: [
    {
      question: 'Will it look exactly like the PDF?',
      answer: 'Close, but not identical. The export prefers text you can edit to lines that cannot move.',
    },
    {
      question: 'What about scans?',
      answer:
        'Their text is recognised automatically, and some words may be wrong. The result says so; check figures and names.',
    },
    {
      question: 'How large may the file be?',
      answer: `Up to ${limits.pdf}, images up to ${limits.imageAlone} on the export page.`,
    },
    {
      question: 'Are links and comments kept?',
      answer:
        'The export is made for text, tables and pictures. Check the links afterwards, and keep the PDF for the rest.',
    },
  ],
  related: ['/tools/export-powerpoint', '/tools/pdf-searchable', '/tools/to-pdf', '/tools/translate'],
};
