import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const translateLanding: LandingPage = {
  tool: 'translate',
  path: '/tools/translate',
  title: 'Translate a document',
  tagline: `Read a contract, a letter or a manual in one of ${limits.languages}, with its numbers in place.`,
  description: `Translate PDFs, images and texts into ${limits.languages}. Keep the pages or set them anew; numbers and addresses are checked.`,
  promises: [`Into ${limits.languages}`, 'Numbers are checked', 'Same pages, or new ones'],
  whatItIs: [
    'You upload a document and get a PDF in another language. It can keep the original pages, with every text in its place, or be set anew with headings, lists and tables.',
    'After translating, every number and every address is compared with the original. What does not match is translated again, and what still does not is left as it was, with a note.',
  ],
  steps: [
    {
      name: 'Choose a file',
      text: 'Its language is found out on the page “Translate a document”, and shown to you.',
      picture: 'translate-page',
    },
    {
      name: 'Choose the language',
      text: 'Under “Translate to” stand the target languages, from Arabic to Turkish.',
      picture: 'translate-target',
    },
    {
      name: 'Choose the layout',
      text: 'Under “Layout”, “New pages” reads best, without pictures; “Same pages” puts every text where the original has it.',
      picture: 'translate-layout',
    },
    {
      name: 'Press “Translate Document”',
      text: 'You see how far it is. The PDF has the language in its name.',
      picture: 'translate-working',
    },
  ],
  reasons: [
    { title: 'Amounts stay amounts', text: 'A lost zero is worse than a clumsy sentence, so numbers are compared.' },
    { title: 'The gaps are named', text: 'Notes tell what is left in the old language and what could not be shown.' },
    { title: 'Every script', text: 'Fonts for all target languages come along, those from right to left too.' },
  ],
  features: [
    { title: 'Language found out', text: 'You need not know what the document is written in.' },
    { title: 'Tables cell by cell', text: 'The words in a table are translated where they stand.' },
    { title: 'Scans', text: 'Text in pictures is recognised first, and translated onto new pages.' },
    { title: 'No needless work', text: 'A document that is in the target language already is not translated.' },
  ],
  useCases: [
    { group: 'Business', cases: ['An offer from abroad', 'A data sheet for your customers'] },
    { group: 'Official', cases: ['A letter from an authority, to understand it', 'School reports before a move'] },
    { group: 'Everyday', cases: ['A manual without your language', 'A lease for a holiday home'] },
  ],
  questions: [
    {
      question: 'Why is translation not available here?',
      answer:
        'It needs an AI provider, and this installation has none. Whoever runs it can set one; until then all other tools work.',
    },
    {
      question: 'Is this a certified translation?',
      answer: 'No. It is made by a machine. For courts and offices ask a sworn translator.',
    },
    {
      question: 'What are the limits?',
      answer: `One file at a time, up to ${limits.pdf}; images in the workbench up to ${limits.image}.`,
    },
    {
      question: 'Can a photo keep its page?',
      answer: 'No. The words of a picture cannot be taken out of it, so its translation is set on new pages.',
    },
  ],
  related: ['/tools/ai-summarize', '/tools/export-word', '/tools/pdf-searchable'],
};
