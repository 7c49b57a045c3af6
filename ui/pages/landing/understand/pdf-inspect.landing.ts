import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfInspectLanding: LandingPage = {
  tool: 'pdf-inspect',
  path: '/tools/pdf-inspect',
  title: 'See what is inside a PDF',
  tagline: 'Pages, author, protection, signatures, attachments and scripts, before you pass a file on.',
  description:
    'Inspect a PDF: page sizes, properties, protection, signatures, attachments, scripts, links, bookmarks and form fields.',
  promises: ['Changes nothing', 'One page of facts', 'Nothing is opened or run'],
  whatItIs: [
    'A PDF contains more than you see: who made it and with what, attached files, scripts, links, printing restrictions. This tool lists it in plain words.',
    'It answers a question and does not make a file. Only the fact that someone asked is recorded.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'The first facts appear next to the file at once: searchable text, forms, passwords.',
      picture: 'file-facts',
    },
    {
      name: 'Press “Inspect this PDF”',
      text: 'It is under “Understand with AI”, though it needs none.',
      picture: 'understand-tools',
    },
    {
      name: 'Read the list',
      text: 'A dialog titled “In this PDF” lists the facts. Close it to continue.',
      picture: 'inspect-report',
    },
  ],
  reasons: [
    { title: 'Before you send', text: 'See the author’s name and the attachments you had forgotten.' },
    { title: 'Before you trust', text: 'See scripts and actions without giving them a chance to run.' },
    { title: 'Words, not codes', text: 'It says that a file opens without a password, not which bit is set.' },
  ],
  features: [
    { title: 'Pages and sizes', text: 'How many, how large in millimetres, and whether they differ.' },
    { title: 'Security', text: 'Whether it needs a password, and whether some uses are not allowed.' },
    { title: 'Signatures', text: 'How many there are, and whether any is no longer valid.' },
    { title: 'Active content', text: 'Scripts, actions, interactive forms and links to websites, counted.' },
    { title: 'Accessibility', text: 'Whether it is tagged for screen readers.' },
  ],
  useCases: [
    { group: 'Careful readers', cases: ['An attachment from someone you do not know', 'A form that behaves oddly'] },
    { group: 'Publishers', cases: ['Properties before a file goes online', 'Is it tagged, is it searchable?'] },
    { group: 'Support', cases: ['Which program made this?', 'Why can I not print it?'] },
  ],
  questions: [
    {
      question: 'Can I get the words and their positions?',
      answer: 'With an API call, yes: it lists the words on the pages you specify, with a box for each.',
    },
    {
      question: 'It found scripts. What now?',
      answer: 'Sanitise removes scripts, actions, attachments and links. The pages look the same.',
    },
    {
      question: 'Does it work with damaged files?',
      answer: `Mostly. What could be read is listed, and the list says that the file is damaged. The limit is ${limits.pdf}.`,
    },
    {
      question: 'Does the tool change my file?',
      answer: 'No. It only reads it and gives you the answer.',
    },
  ],
  related: ['/tools/pdf-sanitise', '/tools/pdf-verify', '/tools/pdf-detect-sensitive'],
};
