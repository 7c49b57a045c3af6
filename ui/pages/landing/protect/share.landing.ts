import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const shareLanding: LandingPage = {
  tool: 'share',
  path: '/tools/share',
  title: 'Share a PDF by link',
  tagline: 'A link instead of an attachment: with a password, a download limit and an expiry date.',
  description:
    'Share a PDF with a link that expires automatically. Add a password or a download limit, see views and downloads, end it early.',
  promises: ['Expires automatically', 'No account for recipients', 'Password if you want one'],
  whatItIs: [
    'You get a link that cannot be guessed, and send it however you like. Recipients see the file, look through its pages and download it; they need no account.',
    'Nothing stays forever: when the link ends, the file is deleted. You can end it at any time, require a password, or limit the number of downloads.',
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
      text: '“End link now” deletes the file at once, for everyone.',
      picture: 'share-end',
    },
  ],
  reasons: [
    {
      title: 'You can take it back',
      text: 'An attachment is out of your hands. A link is not, until it has been downloaded.',
    },
    { title: 'Recipients see what it is', text: 'The page shows the file, when it ends, and how it was made.' },
    { title: 'Checkable', text: 'A signed receipt shows whether someone’s copy is the file you shared.' },
  ],
  features: [
    { title: 'Password', text: 'Required before anything of the file is shown. Wrong attempts are slowed down.' },
    { title: 'Download limit', text: 'Enforced exactly, even if many people press the button at the same moment.' },
    { title: 'Views and downloads', text: 'Members see both counts in their history.' },
    { title: 'Every result has one', text: 'Merged, signed or compressed: each finished file can be sent as a link.' },
    { title: 'Works without scripts', text: 'The share page works in a browser that runs no scripts.' },
  ],
  useCases: [
    { group: 'Business', cases: ['An offer that is valid for a month', 'Drafts for a client'] },
    { group: 'Private', cases: ['Papers for the landlord', 'Photos of a receipt, once'] },
    { group: 'Teams', cases: ['Minutes for everyone who was there', 'A file too large for e-mail'] },
  ],
  questions: [
    {
      question: 'How long does a link last?',
      answer: `${limits.guestLink}, or ${limits.memberLink} if you are signed in when you make it. Then the link ends and its files are deleted.`,
    },
    {
      question: 'Is my PDF changed?',
      answer:
        'It is compressed at the highest quality. If that does not make it smaller, you share the file exactly as it was.',
    },
    {
      question: 'Can I share something that is not a PDF?',
      answer: 'Convert it first. The PDF then has its own link.',
    },
    {
      question: 'Can someone find my link?',
      answer:
        'It is a long random address that is not listed anywhere. Anyone who has it can open it, so add a password if it might be passed on.',
    },
  ],
  related: ['/tools/pdf-protect', '/tools/pdf-compress', '/tools/pdf-redact', '/tools/pdf-watermark'],
};
