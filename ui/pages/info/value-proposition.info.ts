import { BadgeCheck, HandCoins, Server, ShieldCheck } from 'lucide-react';
import type { InfoPage } from './info-page.js';

export const valuePropositionPage: InfoPage = {
  path: '/value-proposition',
  title: 'Why Docket',
  heading: 'Your documents, your server, your proof',
  description:
    'Why process documents on your own server: no uploads to strangers, no seats to count, and proof of what was done.',
  intro:
    'Online converters want your files; desktop suites want a licence for each machine. Docket is installed once, for everyone in the organisation, and keeps proof of what it did.',
  sections: [
    {
      kind: 'cards',
      heading: 'What you get',
      cards: [
        {
          title: 'Files stay in-house',
          text: 'Contracts, records and payslips are not uploaded to a company you do not know.',
          icon: Server,
          proof: { label: 'How', href: '/security' },
        },
        {
          title: 'No seats to count',
          text: 'Every tool works without an account and without payment. The source is free under Apache-2.0.',
          icon: HandCoins,
          proof: { label: 'Pricing', href: '/pricing' },
        },
        {
          title: 'Results you can rely on',
          text: 'Redactions are checked before you get the file, merges keep everything the files contained, and each result says what had to be left out.',
          icon: ShieldCheck,
          proof: { label: 'Features', href: '/features' },
        },
        {
          title: 'Proof of what happened',
          text: 'A signed log, and a receipt for each file that anyone can check without this server.',
          icon: BadgeCheck,
          proof: { label: 'Check a receipt', href: '/security' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Three ways to process a document',
      columns: ['What matters', 'Docket', 'An online converter', 'A desktop suite'],
      rows: [
        ['Who has the file', 'Your own server', 'The company behind the site', 'Your machine'],
        ['What you pay for', 'Running the server', 'Each user, or with their attention', 'Each machine'],
        ['Passing a result on', 'A link that expires', 'Often a link', 'An attachment'],
        ['What was done to it', 'In a signed log', 'Unknown', 'Unknown'],
        ['Works without the internet', 'Yes, in your network', 'No', 'Yes'],
      ],
    },
    {
      kind: 'claims',
      heading: 'What others say',
      text: 'Ratings and comparisons appear here if the operator links to them.',
      claims: ['rating', 'competitor'],
    },
    {
      kind: 'list',
      heading: 'When something else is better',
      items: [
        'You want to rewrite the text of a PDF: use a desktop editor.',
        'Several people are writing a document together: use an office suite, and bring the result here.',
        'You have one small file with nothing private in it, and no server: an online converter will do.',
      ],
    },
  ],
};
