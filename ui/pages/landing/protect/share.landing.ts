import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const shareLanding: LandingPage = {
  tool: 'share',
  path: '/tools/share',
  title: 'Share a PDF by link',
  tagline: 'A link instead of an attachment: with a password, a limit of downloads and an end.',
  description:
    'Share a PDF by a link that ends by itself. Add a password or a download limit, see views and downloads, end it early.',
  promises: ['Ends by itself', 'No account for recipients', 'Password if you want one'],
  whatItIs: [
    'You get a link that cannot be guessed, and send it however you like. Recipients see the file, look through its pages and download it; they need no account.',
    'Nothing stays forever: when the link ends, the file is deleted. You can end it at any time, ask for a password, or say how often it may be downloaded.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'In the workbench press “Secure share”, under “Protect & share”.',
      picture: 'protect-tools',
    },
    {
      name: 'Copy the link',
      text: 'The link appears at once. On the result card “Copy Link” copies it again.',
      picture: 'share-link',
    },
    {
      name: 'Restrict it',
      text: 'Under “Link options” set a “Download limit” or a “Password”. Both can be changed later.',
      picture: 'share-limits',
    },
    {
      name: 'End it when you are done',
      text: '“End link now” deletes the file at once, for everybody.',
      picture: 'share-end',
    },
  ],
  reasons: [
    {
      title: 'You can take it back',
      text: 'An attachment is out of your hands. A link is not, until it has been downloaded.',
    },
    { title: 'Recipients see what it is', text: 'The page shows the file, when it ends, and how it was made.' },
    { title: 'Checkable', text: 'A signed receipt tells whether the copy that somebody holds is the file you shared.' },
  ],
  features: [
    { title: 'Password', text: 'Asked before anything of the file is shown. Wrong tries are slowed down.' },
    { title: 'Download limit', text: 'Held exactly, even if many people press the button at the same moment.' },
    { title: 'Views and downloads', text: 'Members see both counts in their history.' },
    { title: 'Every result has one', text: 'Merged, signed or compressed: each finished file can be sent as a link.' },
    { title: 'Works without scripts', text: 'The page of a link can be used in a browser that runs no scripts.' },
  ],
  useCases: [
    { group: 'Business', cases: ['An offer that is valid for a month', 'Drafts for a client'] },
    { group: 'Private', cases: ['Papers for the landlord', 'Photos of a receipt, once'] },
    { group: 'Teams', cases: ['Minutes for everybody who was there', 'A file too large for e-mail'] },
  ],
  questions: [
    {
      question: 'How long does a link live?',
      answer: `${limits.guestLink}, or ${limits.memberLink} if you are signed in when you make it. Then the link ends and its files are deleted.`,
    },
    {
      question: 'Is my PDF changed?',
      answer:
        'It is packed again at the highest quality. If that makes it no smaller, you share the very file that you chose.',
    },
    {
      question: 'Can I share something that is not a PDF?',
      answer: 'Convert it first. The PDF then has a link of its own.',
    },
    {
      question: 'Can somebody find my link?',
      answer:
        'It is a long random address that is listed nowhere. Whoever has it can open it, so add a password if it may travel.',
    },
  ],
  related: ['/tools/pdf-protect', '/tools/pdf-compress', '/tools/pdf-redact', '/tools/pdf-watermark'],
};
