import { FILES_MAX } from '../../../contracts/limits.js';
import type { InfoPage } from './info-page.js';

export const pricingPage: InfoPage = {
  path: '/pricing',
  title: 'Pricing',
  heading: 'Pricing',
  description:
    'Every tool of Docket works without an account and without payment. What the operator adds is shown here.',
  intro: 'Every tool works without an account and without payment. Docket handles no money and knows no paid features.',
  sections: [
    {
      kind: 'offer',
      heading: 'At this installation',
      text: 'Docket is run by whoever installed it. They decide whether its running costs its users anything.',
    },
    {
      kind: 'table',
      heading: 'With and without an account',
      columns: ['What you get', 'Without an account', 'With an account'],
      rows: [
        ['Tools', 'All', 'All'],
        ['Size of a file', '25 MB, images 15 MB', '25 MB, images 15 MB'],
        ['Files at a time', `Up to ${FILES_MAX}`, `Up to ${FILES_MAX}`],
        ['A link lasts', '4 weeks', '3 months'],
        ['History', 'Of this browser, until it is closed', 'Your last 20, and a list of all'],
        ['Password, limit and early end of a link', 'Yes, until the browser is closed', 'Yes'],
      ],
    },
    {
      kind: 'claims',
      heading: 'Beside others',
      text: 'A comparison appears where the operator links to the prices compared.',
      claims: ['competitor'],
    },
    {
      kind: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'What does the program cost?',
          answer: 'Nothing. It is licensed under Apache-2.0; you may run it for yourself and for others.',
        },
        {
          question: 'Do the AI tools cost extra?',
          answer:
            'The built-in engine costs nothing. Where the operator has set up an AI provider, the provider charges the operator, not you.',
        },
        {
          question: 'Can I run it myself?',
          answer: 'Yes. It needs Node 20.19 and npm: npm run setup && npm start.',
        },
      ],
    },
  ],
};
