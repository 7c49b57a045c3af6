import { Clock, Download, Eye, Lock, ScrollText, Users } from 'lucide-react';
import type { InfoPage } from './info-page.js';

export const collaborationPage: InfoPage = {
  path: '/collaboration',
  title: 'Team Collaboration',
  heading: 'Team Collaboration',
  description:
    'Send a link instead of an attachment. Recipients preview and download without an account; the link ends.',
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
          title: 'It ends by itself',
          text: 'After 4 weeks, for members after 3 months. Then the file is deleted, too.',
          icon: Clock,
        },
        {
          title: 'A password',
          text: 'You can have one asked for before the file is shown.',
          icon: Lock,
        },
        {
          title: 'A limit of downloads',
          text: 'You can let a link end after so many downloads, from 1 to 1000, or end it at once.',
          icon: Download,
        },
        {
          title: 'Views and downloads are counted',
          text: 'Previews by chat programs and repeated looks do not count, so the number is that of people who looked.',
          icon: Eye,
        },
        {
          title: 'A receipt goes with it',
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
          text: 'Choose a file and a tool, or secure share, which only makes the file smaller where that changes nothing you see.',
        },
        { name: 'Get share link', text: 'The link stands beside the finished file. Copy it.' },
        { name: 'Share', text: 'Send it by mail or chat. Send the password, if there is one, by another way.' },
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
          text: 'One link for the class. It ends by itself, so nothing has to be tidied up.',
        },
        {
          title: 'Answers to requests for files',
          text: 'Redact what must not leave, limit the downloads, and keep the receipt.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What it is not',
      paragraphs: [
        'Several people do not edit one document at the same time, and there are no comments. A link is for one finished file; whoever has it can pass it on, unless you set a password.',
      ],
    },
  ],
};
