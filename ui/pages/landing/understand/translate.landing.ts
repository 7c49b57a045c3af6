import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const translateLanding: LandingPage = {
  tool: 'translate',
  path: '/tools/translate',
  title: 'Translate a document',
  tagline: `Read a contract, a letter or a manual in one of ${limits.languages}, with its numbers in place.`,
  description: `Translate PDFs, images and texts into ${limits.languages}. Keep the layout or get a new one; numbers and addresses are checked.`,
  promises: [`Into ${limits.languages}`, 'Numbers are checked', 'Same pages, or new ones'],
  whatItIs: [
    'You upload a document and get a PDF in another language. It can keep the original pages, with all text in its place, or have a new layout with headings, lists and tables.',
    'After translating, every number and every address is compared with the original. Anything that does not match is translated again; if it still does not match, it is left as it was, with a note.',
  ],
  steps: [
    {
      name: 'Choose a file',
      text: 'Its language is detected on the page “Translate a document” and shown to you.',
      picture: 'translate-page',
    },
    {
      name: 'Choose the language',
      text: '“Translate to” lists the target languages, from Arabic to Turkish.',
      picture: 'translate-target',
    },
    {
      name: 'Choose the layout',
      text: 'Under “Layout”, “New pages” reads best, without pictures; “Same pages” puts all text where it was in the original.',
      picture: 'translate-layout',
    },
    {
      name: 'Press “Translate Document”',
      text: 'You can follow the progress. The PDF has the language in its name.',
      picture: 'translate-working',
    },
  ],
  reasons: [
    { title: 'Amounts stay amounts', text: 'A lost zero is worse than a clumsy sentence, so numbers are compared.' },
    {
      title: 'The gaps are named',
      text: 'Notes say what was left in the original language and what could not be shown.',
    },
    { title: 'Every script', text: 'Fonts for all target languages are included, right-to-left ones too.' },
  ],
  features: [
    { title: 'Language detected', text: 'You do not need to know what the document is written in.' },
    { title: 'Tables cell by cell', text: 'The words in a table are translated in place.' },
    { title: 'Scans', text: 'Text in pictures is recognised first, and translated onto new pages.' },
    { title: 'No needless work', text: 'A document that is already in the target language is not translated.' },
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
        'It needs an AI provider, and this installation has none. The administrator can set one up; until then, all other tools work.',
    },
    {
      question: 'Is this a certified translation?',
      answer: 'No. It is a machine translation. For courts and authorities, use a sworn translator.',
    },
    {
      question: 'What are the limits?',
      answer: `One file at a time, up to ${limits.pdf}; images in the workbench up to ${limits.image}.`,
    },
    {
      question: 'Can a photo keep its page?',
      answer: 'No. The words in a picture cannot be replaced, so the translation is set on new pages.',
    },
  ],
  related: ['/tools/ai-summarize', '/tools/export-word', '/tools/pdf-searchable'],
};
