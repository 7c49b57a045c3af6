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
    'A PDF holds more than you see: who made it and with what, attached files, scripts, links, rules about printing. This tool lists it in plain words.',
    'It answers a question and makes no file. Nothing is kept but the fact that somebody asked.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'The first facts stand beside the file at once: searchable text, forms, passwords.',
      picture: 'file-facts',
    },
    {
      name: 'Press “Inspect this PDF”',
      text: 'It stands under “Understand with AI”, though it needs none.',
      picture: 'understand-tools',
    },
    {
      name: 'Read the list',
      text: 'A dialog with the title “In this PDF” shows fact by fact. Close it and go on.',
      picture: 'inspect-report',
    },
  ],
  reasons: [
    { title: 'Before you send', text: 'See the author’s name and the attachments that you had forgotten.' },
    { title: 'Before you trust', text: 'See scripts and actions without giving them a chance to run.' },
    { title: 'Words, not codes', text: 'It says that a file opens without a password, and not which bit is set.' },
  ],
  features: [
    { title: 'Pages and sizes', text: 'How many, how large in millimetres, and whether they differ.' },
    { title: 'Security', text: 'Whether it needs a password, and whether some uses are not allowed.' },
    { title: 'Signatures', text: 'How many there are, and whether any no longer holds.' },
    { title: 'Active content', text: 'Scripts, actions, interactive forms and links to websites, counted.' },
    { title: 'Accessibility', text: 'Whether it is tagged for screen readers.' },
  ],
  useCases: [
    { group: 'Careful readers', cases: ['An attachment from somebody you do not know', 'A form that behaves oddly'] },
    { group: 'Publishers', cases: ['Properties before a file goes online', 'Is it tagged, is it searchable?'] },
    { group: 'Support', cases: ['Which program made this?', 'Why can I not print it?'] },
  ],
  questions: [
    {
      question: 'Can I get the words and their places?',
      answer: 'By a call, yes: it lists the words of the pages that you name, with a box for each.',
    },
    {
      question: 'It found scripts. What now?',
      answer: 'Sanitise takes out scripts, actions, attachments and links. The pages keep their looks.',
    },
    {
      question: 'Does it work with damaged files?',
      answer: `Mostly. What could be read is listed, and the list says that the file is damaged. The limit is ${limits.pdf}.`,
    },
    {
      question: 'Does the tool change my file?',
      answer: 'No. It reads it, and the answer is all that comes of it.',
    },
  ],
  related: ['/tools/pdf-sanitise', '/tools/pdf-verify', '/tools/pdf-detect-sensitive'],
};
