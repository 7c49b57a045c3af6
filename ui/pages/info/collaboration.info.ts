import { Clock, Download, Eye, Lock, ScrollText, Users } from 'lucide-react';
import type { InfoPage } from './info-page.js';

export const collaborationPage: InfoPage = {
  path: '/collaboration',
  title: 'Team Collaboration',
  heading: 'Team Collaboration',
  description:
    'Send a link instead of an attachment. Recipients preview and download without an account, and the link expires.',
  intro:
    'Send a link instead of an attachment. Your recipients need no account, and the file does not stay in mailboxes.',
  sections: [
    {
      kind: 'cards',
      heading: 'What a link can do',
      cards: [
        {
          title: 'Nothing to sign up for',
          text: 'Recipients see the file and download it. They need neither an account nor scripts.',
          icon: Users,
        },
        {
          title: 'It expires automatically',
          text: 'After 4 weeks, or 3 months for members. The file is then deleted, too.',
          icon: Clock,
        },
        {
          title: 'A password',
          text: 'You can require one before the file is shown.',
          icon: Lock,
        },
        {
          title: 'A download limit',
          text: 'You can limit a link to between 1 and 1000 downloads, or end it at any time.',
          icon: Download,
        },
        {
          title: 'Views and downloads are counted',
          text: 'Previews by chat apps and repeat visits do not count, so the number reflects the people who looked.',
          icon: Eye,
        },
        {
          title: 'It comes with a receipt',
          text: 'A recipient can check when the file was made, with which tool and from which input, without asking you.',
          icon: ScrollText,
          proof: { label: 'How to check it', href: '/security' },
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Four steps',
      steps: [
        {
          name: 'Process file',
          text: 'Choose a file and a tool, or secure share, which only makes the file smaller where you cannot see the difference.',
        },
        { name: 'Get share link', text: 'The link is next to the finished file. Copy it.' },
        { name: 'Share', text: 'Send it by email or chat. If there is a password, send it separately.' },
        {
          name: 'Recipients preview and download',
          text: 'They open the link in any browser, look at the file and download it under the name you gave it.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Use cases',
      cards: [
        {
          title: 'Offers and contracts',
          text: 'Sign, seal and send. When the other side signs too, the first signature stays valid.',
        },
        {
          title: 'Handouts',
          text: 'One link for the class. It expires automatically, so there is nothing to tidy up.',
        },
        {
          title: 'Requests for documents',
          text: 'Redact what must stay private, limit the downloads, and keep the receipt.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What it is not',
      paragraphs: [
        'Docket is not for editing a document together, and there are no comments. A link leads to one finished file, and anyone who has it can pass it on, so set a password if that matters.',
      ],
    },
  ],
};
