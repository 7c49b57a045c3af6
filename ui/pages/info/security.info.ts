import { Eraser, FileLock, KeyRound, Server, ShieldCheck, TimerOff } from 'lucide-react';
import type { InfoPage } from './info-page.js';

export const securityPage: InfoPage = {
  path: '/security',
  title: 'Security & Privacy',
  heading: 'Security & Privacy',
  description:
    'Where your files go, how long they stay, who can open them, and how to check what Docket did with them.',
  intro:
    'Where your files go, how long they stay, who can open them, and how to check all of that without taking our word for it.',
  sections: [
    {
      kind: 'cards',
      heading: 'What happens to your file',
      cards: [
        {
          title: 'It stays on this server',
          text: 'No page loads anything from other sites. The text of a document goes to an AI provider only if one is set up, and only when you use an AI tool.',
          icon: Server,
        },
        {
          title: 'It is opened in isolation',
          text: 'Each conversion runs in its own process, which has never seen another visitor’s files. In a full sandbox it has no network access, either.',
          icon: ShieldCheck,
          proof: { label: 'A test that comes with the program shows it.', command: 'npm run test:e2e -- isolation' },
        },
        {
          title: 'It is deleted with its link',
          text: 'After 4 weeks, or 3 months for members. Whoever made a link can end it earlier. Every page that shows a file says how long it is kept.',
          icon: TimerOff,
          proof: {
            label: 'A test that comes with the program shows it.',
            command: 'npm run test:unit -- services/share',
          },
        },
        {
          title: 'Its password is forgotten',
          text: 'The password of a locked PDF is encrypted while the conversion waits, never written to the log, and deleted when the conversion ends.',
          icon: KeyRound,
          proof: {
            label: 'A test that comes with the program shows it.',
            command: 'npm run test:e2e -- planted-secrets',
          },
        },
        {
          title: 'What you redact is gone',
          text: 'A second program searches the result for the removed text, and the pages are compared outside the boxes. If a check fails, you get an image of the page, or no file.',
          icon: FileLock,
          proof: {
            label: 'A test that comes with the program shows it.',
            command: 'npm run test:unit -- services/pdf/redaction',
          },
        },
        {
          title: 'Your data can be erased',
          text: 'Names, addresses and typed text are encrypted in the log with a separate key for each person. Destroying that key makes them unreadable, even in backups of the log.',
          icon: Eraser,
          proof: {
            label: 'A test that comes with the program shows it.',
            command: 'npm run test:unit -- services/platform/privacy',
          },
        },
      ],
    },
    {
      kind: 'live-log',
      heading: 'The log of this installation, now',
      text: 'Every upload, conversion, view and download is an event in a log that is signed as it grows. Changing, deleting or inserting one event breaks the signatures after it.',
    },
    {
      kind: 'steps',
      heading: 'Check a receipt yourself',
      text: 'Every finished file has a receipt: when it was made, with which tool and from which input, with proof from the log.',
      steps: [
        {
          name: 'Download the receipt',
          text: 'Open the share link and download the receipt next to the file. You need no account.',
        },
        {
          name: 'Check it where you like',
          text: 'With Node and one file, /verify-proof.mjs of this site; its SHA-256 is in the documentation of the source: node verify-proof.mjs receipt.json file.pdf --key, then the verifier key in quotes. It asks no server.',
        },
        {
          name: 'Compare the key',
          text: 'The verifier key of this installation is shown above and is in the receipt. Get it from a source you trust, and keep the receipt: if the log is rewritten, they no longer match.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Compliance',
      text: 'Certificates are issued to the operator of an installation, not to software. If the operator of this one links to evidence, it is shown here, next to what Docket itself does.',
      claims: ['gdpr', 'ccpa', 'soc2', 'iso27001', 'hipaa', 'fedramp'],
    },
    {
      kind: 'list',
      heading: 'Tips for you',
      items: [
        'Give a link a password and a download limit before you send it.',
        'Send the password separately from the link.',
        'Scan for private data before you share, and redact what should stay private.',
        'Leave a locked PDF locked: Docket asks for its password and protects the result in the same way.',
        'End a link as soon as the recipient has the file.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for organisations',
      items: [
        'Serve Docket over https and set PUBLIC_URL, so that cookies are restricted to it.',
        'Send signed checkpoints to another machine (CHECKPOINT_URL), so that the log cannot be rewritten unnoticed.',
        'Keep keys.db, secrets.key and the signing key apart from the backups of the log.',
        'Run the check that comes with Docket after every change; it says what is missing.',
        'List only a few administrators in ADMIN_EMAILS; they can read the history of every document.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What Docket does not promise',
      cards: [
        {
          title: 'Secrecy from its administrator',
          text: 'Anyone who runs the machine and has its keys can read what is on it. Docket does not encrypt files on disk.',
        },
        {
          title: 'More than you marked',
          text: 'A redaction removes what you marked. Anything that the scan missed and you did not see stays in.',
        },
        {
          title: 'Who signed',
          text: 'A sealed signature proves that the file has not changed since. Who drew it is only proven by a certificate that your operator has set up.',
        },
      ],
    },
  ],
};
