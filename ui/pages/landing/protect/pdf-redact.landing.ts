import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfRedactLanding: LandingPage = {
  tool: 'pdf-redact',
  path: '/tools/pdf-redact',
  title: 'Redact a PDF',
  tagline: 'Take names and numbers out of a file for good, and get proof that they are gone.',
  description:
    'Remove text and areas from a PDF for good. Every redaction is checked by a second program before you get the file.',
  promises: ['Removed, not covered', 'Verified before you get it', 'See every match first'],
  whatItIs: [
    'A black box over a name hides it from view but leaves it in the file. Redacting removes the text, then draws a box in its place.',
    'After that the result is checked: another program searches it, every byte stream is searched, and the pages are compared outside the boxes. A page that fails becomes a picture. If that fails too, you get no file.',
  ],
  steps: [
    {
      name: 'Open the PDF',
      text: 'In the workbench press “Redact”. The editor opens at that tab.',
      picture: 'redact-open',
    },
    {
      name: 'Mark what must go',
      text: '“Select text” and press “Mark selected text”, or “Draw a box”. “Find a word on every page” marks every occurrence, “Find by pattern” everything that matches a regular expression.',
      picture: 'redact-marked',
    },
    {
      name: 'Check the matches',
      text: 'What would be removed is shown on the pages and counted, before anything happens.',
      picture: 'redact-places',
    },
    {
      name: 'Press “Redact & Save”',
      text: 'The new file is downloaded, and the list of checks is shown next to it.',
      picture: 'redact-done',
    },
  ],
  reasons: [
    { title: 'Proof, not hope', text: 'Every check is shown with the result, with its verdict.' },
    {
      title: 'Hidden places, too',
      text: 'Bookmarks, properties, notes, form fields and earlier versions are cleaned.',
    },
    { title: 'The rest stays', text: 'Nothing around a box moves, and other text can still be searched.' },
  ],
  features: [
    {
      title: 'Words, areas, patterns',
      text: 'Mark by selecting, drawing, searching for a word, or with a regular expression, which is case sensitive unless you choose otherwise.',
    },
    {
      title: 'Your look',
      text: 'Any colour, solid, diagonal or crosshatched boxes, with a replacement text or without.',
    },
    { title: 'Split words', text: 'A word across two lines, with a hyphen or ligature, is found as well.' },
    { title: 'A quiet receipt', text: 'The receipt lists boxes and checks, but never the words that were removed.' },
    { title: 'From scan to redaction', text: 'Findings of the scan for private data can be marked with one click.' },
  ],
  useCases: [
    { group: 'Law', cases: ['Files for the other side', 'Judgments for publication'] },
    { group: 'Public offices', cases: ['Answers to requests for records', 'Minutes with names of citizens'] },
    { group: 'Business', cases: ['CVs without names', 'Invoices as samples'] },
  ],
  questions: [
    {
      question: 'Can anything be brought back?',
      answer: 'Not from the new file: what you marked is not in it. Keep in mind that your original still has it.',
    },
    {
      question: 'What about scanned pages?',
      answer: 'They have no text to search, and you are told so. Draw a box; the picture under it is removed.',
    },
    {
      question: 'Does it remove what I forgot to mark?',
      answer: 'No. Use “Scan for Sensitive Data” to look for more, and read the file yourself.',
    },
    {
      question: 'What are the limits?',
      answer: `${limits.redactionPages}, ${limits.redactionItems} at a time, and ${limits.pdf}.`,
    },
  ],
  related: ['/tools/pdf-detect-sensitive', '/tools/pdf-sanitise', '/tools/share'],
};
