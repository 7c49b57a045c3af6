import { FILES_MAX } from '../../../contracts/limits.js';
import type { InfoPage } from './info-page.js';

export const pricingPage: InfoPage = {
  path: '/pricing',
  title: 'Pricing',
  heading: 'Pricing',
  description:
    'Every tool in Docket works without an account and without payment. Anything the operator adds is shown here.',
  intro:
    'Every tool works without an account and without payment. Docket itself handles no money; what an operator charges for is named below.',
  sections: [
    {
      kind: 'offer',
      heading: 'On this installation',
      text: 'Each installation of Docket is run by its operator, who decides whether to charge for it.',
    },
    {
      kind: 'table',
      heading: 'With and without an account',
      columns: ['What you get', 'Without an account', 'With an account'],
      rows: [
        ['Tools', 'All', 'All'],
        ['File size', '25 MB, images 15 MB', '25 MB, images 15 MB'],
        ['Files at a time', `Up to ${FILES_MAX}`, `Up to ${FILES_MAX}`],
        ['A link lasts', '4 weeks', '3 months'],
        ['History', 'In this browser, until you close it', 'Your last 20, and a list of all'],
        ['Link password, download limit, ending a link early', 'Yes, until you close the browser', 'Yes'],
      ],
    },
    {
      kind: 'claims',
      heading: 'Compared with others',
      text: 'Prices of others are named only with a link to where they stand.',
      claims: ['competitor'],
    },
    {
      kind: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'What does the software cost?',
          answer: 'Nothing. It is licensed under Apache-2.0; you may run it for yourself and for others.',
        },
        {
          question: 'Do the AI tools cost extra?',
          answer:
            'The built-in engine costs nothing. If the operator has set up an AI provider, the provider charges the operator, not you.',
        },
        {
          question: 'Can I run it myself?',
          answer: 'Yes. It needs Node 20.19 and npm; the README says how to start it.',
        },
      ],
    },
  ],
};
