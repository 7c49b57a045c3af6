import { BadgeCheck, HandCoins, Server, ShieldCheck } from 'lucide-react';
import type { InfoPage } from './info-page.js';

export const valuePropositionPage: InfoPage = {
  path: '/value-proposition',
  title: 'Why Docket',
  heading: 'Your documents, your server, your proof',
  description:
    'Why to process documents on a server of your own: no uploads to strangers, no seats to count, and proof.',
  intro:
    'Online converters want your files; desktop suites want a licence for each machine. Docket runs once, for everybody in the house, and keeps proof of what it did.',
  sections: [
    {
      kind: 'cards',
      heading: 'What you get',
      cards: [
        {
          title: 'Files stay in the house',
          text: 'Contracts, papers and payslips are not uploaded to a company you do not know.',
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
          text: 'Redactions are checked before you get the file, merges keep what the files had, and a result says what it had to leave out.',
          icon: ShieldCheck,
          proof: { label: 'Features', href: '/features' },
        },
        {
          title: 'Proof of what happened',
          text: 'A signed log, and a receipt for each file that anybody can check without this server.',
          icon: BadgeCheck,
          proof: { label: 'Check a receipt', href: '/security' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Three ways to get a document done',
      columns: ['What matters', 'Docket', 'An online converter', 'A desktop suite'],
      rows: [
        ['Who has the file', 'Your own server', 'The company behind the site', 'Your machine'],
        ['Who it costs', 'Whoever runs the server', 'Each user, or their attention', 'Each machine'],
        ['To pass a result on', 'A link that ends', 'Often a link', 'An attachment'],
        ['What was done to it', 'On a signed log', 'Unknown', 'Unknown'],
        ['Works without the internet', 'Yes, in your network', 'No', 'Yes'],
      ],
    },
    {
      kind: 'claims',
      heading: 'What others say',
      text: 'Ratings and comparisons appear where the operator links to them.',
      claims: ['rating', 'competitor'],
    },
    {
      kind: 'list',
      heading: 'When something else is better',
      items: [
        'You want to rewrite the text of a PDF: use a desktop editor.',
        'Several people write one text together: use an office suite, and bring the result here.',
        'You have one small file, nothing private in it, and no server: an online converter will do.',
      ],
    },
  ],
};
