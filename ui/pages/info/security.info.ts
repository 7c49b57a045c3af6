import { Eraser, FileLock, KeyRound, Server, ShieldCheck, TimerOff } from 'lucide-react';
import type { InfoPage } from './info-page.js';

export const securityPage: InfoPage = {
  path: '/security',
  title: 'Security & Privacy',
  heading: 'Security & Privacy',
  description:
    'Where your files go, how long they stay, who can open them, and how you check what Docket did with them.',
  intro:
    'Where your files go, how long they stay, who can open them, and how you check all of that without taking our word.',
  sections: [
    {
      kind: 'cards',
      heading: 'What happens to your file',
      cards: [
        {
          title: 'It stays on this server',
          text: 'No page loads anything from other sites. Only with an AI provider set up, and only when you use an AI tool, does the text of a document go there.',
          icon: Server,
        },
        {
          title: 'It is opened in isolation',
          text: 'Each conversion runs in a process of its own that has seen no file of another visitor. In a full sandbox it has no network, either.',
          icon: ShieldCheck,
          proof: { label: 'Shown by', command: 'npm run test:e2e -- isolation' },
        },
        {
          title: 'It is deleted with its link',
          text: 'After 4 weeks, for members after 3 months. Whoever made a link can end it at any time before. Every page that shows a file says until when it is kept.',
          icon: TimerOff,
          proof: { label: 'Shown by', command: 'npm run test:unit -- services/share' },
        },
        {
          title: 'Its password is forgotten',
          text: 'The password of a locked PDF is encrypted while the conversion waits, never written to the log, and deleted when the conversion ends.',
          icon: KeyRound,
          proof: { label: 'Shown by', command: 'npm run test:e2e -- planted-secrets' },
        },
        {
          title: 'What you redact is gone',
          text: 'A second reader searches the result for the removed text, and the pages are compared outside the boxes. If a check fails, you get an image of the page, or no file.',
          icon: FileLock,
          proof: { label: 'Shown by', command: 'npm run test:unit -- services/pdf/redaction' },
        },
        {
          title: 'Your data can be erased',
          text: 'Names, addresses and typed texts are encrypted in the log with a key per person. Destroying that key makes them unreadable, in backups of the log too.',
          icon: Eraser,
          proof: { label: 'Shown by', command: 'npm run test:unit -- services/platform/privacy' },
        },
      ],
    },
    {
      kind: 'live-log',
      heading: 'The log of this installation, now',
      text: 'Every upload, conversion, view and download is an event on a log that is signed as it grows. Changing, deleting or inserting one event breaks the signatures after it.',
    },
    {
      kind: 'steps',
      heading: 'Check a receipt yourself',
      text: 'Every finished file has a receipt: when it was made, with which tool, from which input, and the proof that the log says so.',
      steps: [
        {
          name: 'Download the receipt',
          text: 'Open the share link and download the receipt next to the file. You need no account.',
        },
        {
          name: 'Check it where you like',
          text: 'With Node and one file of the source: node deploy/verify-proof.mjs receipt.json file.pdf --key, then the verifier key in quotes. It asks no server.',
        },
        {
          name: 'Compare the key',
          text: 'The verifier key of this installation is shown above, and stands in the receipt. Take it from a place that you trust, and keep the receipt: if the past is rewritten, it no longer fits.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Compliance',
      text: 'Certificates are issued to whoever runs an installation, not to a program. Where the operator of this one links to evidence, it is shown here. What Docket itself does is written beside it.',
      claims: ['gdpr', 'ccpa', 'soc2', 'iso27001', 'hipaa', 'fedramp'],
    },
    {
      kind: 'list',
      heading: 'Tips for you',
      items: [
        'Give a link a password and a limit of downloads before you send it.',
        'Send the password of a link by another way than the link.',
        'Scan for private data before you share, and redact what should not leave.',
        'Use a locked PDF as it is: Docket asks for its password and protects the result as the file was.',
        'End a link as soon as its recipient has the file.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for organisations',
      items: [
        'Serve Docket by https and set PUBLIC_URL, so that cookies are restricted to it.',
        'Send signed checkpoints to another machine (CHECKPOINT_URL): then nobody can rewrite the past unseen.',
        'Keep keys.db, secrets.key and the signing key apart from the backups of the log.',
        'Run npm run doctor after every change; it says what this installation lacks.',
        'Name few administrators in ADMIN_EMAILS; they can read the story of each document.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What Docket does not promise',
      cards: [
        {
          title: 'Secrecy from its administrator',
          text: 'Whoever runs the machine and has its keys can read what is on it. Files are not encrypted on the disk by Docket.',
        },
        {
          title: 'More than you marked',
          text: 'A redaction removes what you marked. What a scan did not find and you did not see stays in.',
        },
        {
          title: 'Who signed',
          text: 'A sealed signature proves that the file has not changed since. Who drew it is proven by the certificate that your operator sets.',
        },
      ],
    },
  ],
};
