import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfSanitiseLanding: LandingPage = {
  tool: 'pdf-sanitise',
  path: '/tools/pdf-sanitise',
  title: 'Remove scripts and hidden data from a PDF',
  tagline: 'Keep the pages, and remove what a PDF can do behind your back.',
  description:
    'Sanitise a PDF: remove scripts, actions, attached files, web links and properties. Pages keep their looks and their text.',
  promises: ['Pages look the same', 'Five switches', 'Counts what it removed'],
  whatItIs: [
    'A PDF can contain scripts, open programs, send forms, carry other files and name its author. Sanitising removes all that, but nothing you see on the page.',
    'The file is rewritten, without earlier versions and unused parts. It is then searched again; if anything were left, you would get no file.',
  ],
  steps: [
    { name: 'Choose a PDF', text: 'Open the options of “Sanitise” in the workbench.', picture: 'protect-tools' },
    {
      name: 'Set the switches',
      text: 'Four are on: “Remove scripts and XFA forms”, actions, attached files, links. “Remove properties such as title, author and editing data” is yours to tick.',
      picture: 'sanitise-switches',
    },
    {
      name: 'Press “Sanitise PDF”',
      text: 'Two steps: looking for active content, and removing it.',
      picture: 'sanitise-button',
    },
    {
      name: 'Read the notes',
      text: 'They count what was removed, and list what stayed because a switch was off.',
      picture: 'sanitise-notes',
    },
  ],
  reasons: [
    { title: 'For files from outside', text: 'What cannot run can do no harm to the next reader.' },
    { title: 'For files going out', text: 'No author, no editing history, no attachment that you forgot.' },
    { title: 'It checks itself', text: 'The result is searched for what should be gone.' },
  ],
  features: [
    { title: 'Scripts', text: 'All JavaScript, and XFA forms, which contain it.' },
    { title: 'Actions', text: 'Anything that opens files or programs, sends forms or plays media.' },
    { title: 'Files', text: 'Attachments, portfolios, and notes that carry a file.' },
    { title: 'Links', text: 'Web addresses are removed; the text stays. Links within the document still work.' },
    { title: 'Forms', text: 'Fields and what was filled in are kept.' },
  ],
  useCases: [
    { group: 'Security', cases: ['Mail attachments, before they are filed', 'Uploads from the public'] },
    { group: 'Publishing', cases: ['Documents for a website', 'Papers for an anonymous review'] },
    { group: 'Archives', cases: ['Files that must not change by themselves', 'Deliveries without active parts'] },
  ],
  questions: [
    {
      question: 'Does it remove what is written on the page?',
      answer: 'No. Text and pictures stay. To remove names and numbers, use Redact.',
    },
    {
      question: 'Is it a virus scanner?',
      answer: 'No. It does not look for viruses; it removes the parts that let a PDF do anything at all.',
    },
    {
      question: 'What about signed files?',
      answer: 'They can be cleaned, but their signature is then no longer valid, and the result says so.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf} and ${limits.pages}.` },
  ],
  related: ['/tools/pdf-inspect', '/tools/pdf-redact', '/tools/pdf-protect'],
};
