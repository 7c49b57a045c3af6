import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfProtectLanding: LandingPage = {
  tool: 'pdf-protect',
  path: '/tools/pdf-protect',
  title: 'Protect a PDF with a password',
  tagline: 'Encrypt a file so that it opens only for people who know the password.',
  description:
    'Encrypt a PDF with AES-256 and a password. Ask readers not to print, copy or change it. The password is never logged.',
  promises: ['AES-256', 'Opens in any PDF reader', 'Password never logged'],
  whatItIs: [
    'The file is encrypted as the PDF standard describes it, so any current reader can open it with the password. Without it, the content is unreadable.',
    'You can also ask readers not to print, copy or change the file. It is up to each program to respect that; the password to open is the lock.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'Open the options of “Set a password”, under “Protect & share”.',
      picture: 'protect-tools',
    },
    {
      name: 'Type a password',
      text: `“Password to open” takes ${limits.password}. Write it down: no one can tell you later.`,
      picture: 'protect-password',
    },
    {
      name: 'Choose what is allowed',
      text: '“Allow printing”, “Allow copying text and images”, “Allow changes”. With a “Password to change permissions” you can lift that later.',
      picture: 'protect-allowed',
    },
    { name: 'Press “Protect PDF”', text: 'Download the file and try the password once.', picture: 'protect-result' },
  ],
  reasons: [
    {
      title: 'The lock travels with the file',
      text: 'A link can be restricted here. A password protects every copy, wherever it goes.',
    },
    {
      title: 'Handled as a secret',
      text: 'The password is encrypted while the conversion waits, and deleted afterwards.',
    },
    { title: 'Nothing to install', text: 'Recipients open the file with what they have.' },
  ],
  features: [
    { title: 'Two passwords', text: 'One opens the file; another, if you like, opens it with everything allowed.' },
    { title: 'Three permissions', text: 'Printing, copying, changes.' },
    { title: 'A new lock for an old one', text: 'A file that has a password gets the new one in its place.' },
    { title: 'Any letters', text: 'Passwords in any script, as the standard prepares them.' },
  ],
  useCases: [
    { group: 'Money and health', cases: ['Pay slips by e-mail', 'A medical report for one person'] },
    { group: 'Business', cases: ['Offers for the eyes of one client', 'Board papers'] },
    { group: 'Private', cases: ['Copies of ids in the cloud', 'Tax returns for the adviser'] },
  ],
  questions: [
    {
      question: 'I forgot the password. Can you open the file?',
      answer: 'No. It is not stored anywhere once the conversion has ended. Keep your unprotected original.',
    },
    {
      question: 'Can readers be forced not to print?',
      answer:
        'No. The permission is a request that most programs respect. Anyone who can read a page can copy it somehow.',
    },
    {
      question: 'How should I send the password?',
      answer: 'Separately from the file: by phone if you send the file by e-mail.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf}.` },
  ],
  related: ['/tools/pdf-unlock', '/tools/share', '/tools/pdf-sign'],
};
