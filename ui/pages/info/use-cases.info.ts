import type { InfoPage } from './info-page.js';
import { useCases } from './use-cases.js';

export const useCasesPage: InfoPage = {
  path: '/use-cases',
  title: 'Use Cases',
  heading: 'Use Cases',
  description: 'What people do with Docket in business, education, legal work and at home, step by step.',
  intro: 'What people do with Docket, and with which tools. Every step starts with a file dropped on the home page.',
  sections: [
    { kind: 'cards', heading: 'At a glance', cards: useCases },
    {
      kind: 'steps',
      heading: 'Business: send an offer',
      steps: [
        {
          name: 'Drop the letter, the price list and the brochure',
          text: 'Word, Excel and PDF together, in the order you want.',
        },
        { name: 'Convert to PDF', text: 'One file, with images on A4 or Letter.' },
        { name: 'Sign in the PDF editor', text: 'A seal makes later changes visible.' },
        { name: 'Send the link', text: 'You can see how often it was opened. After 4 weeks it expires.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Education: prepare a lesson',
      steps: [
        {
          name: 'Cliff Notes for the chapter',
          text: 'One page; each sentence names the page it comes from, so the class can look it up.',
        },
        {
          name: 'A quiz from the same file',
          text: 'Questions with four answers, as a workbook that a quiz service imports.',
        },
        { name: 'A handout', text: 'Split off the pages that matter and share them with one link.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Personal: file your paperwork',
      steps: [
        { name: 'Photograph or scan', text: 'Drop the pictures in order.' },
        { name: 'Make one searchable PDF', text: 'The text in the pictures is recognised and placed behind them.' },
        { name: 'Small enough to email', text: 'Compress it to below a size you choose.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Legal: hand over a file',
      steps: [
        { name: 'Scan for private data', text: 'Names, numbers, addresses and IDs, with the risk of each kind.' },
        {
          name: 'Redact',
          text: 'See every match first. The result is searched by a second program before you get it.',
        },
        {
          name: 'Remove hidden content',
          text: 'Sanitise removes scripts, attached files and, if you like, document properties.',
        },
        {
          name: 'Keep the receipt',
          text: 'It says when and from which file the result was made, and can be checked without this server.',
        },
      ],
    },
  ],
};
