import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfUnlockLanding: LandingPage = {
  tool: 'pdf-unlock',
  path: '/tools/pdf-unlock',
  title: 'Remove a password from a PDF',
  tagline: 'For a file whose password you know but are tired of typing.',
  description:
    'Remove the password and the restrictions from a PDF that you can open. You need the password; nothing is cracked.',
  promises: ['You need the password', 'Nothing else changes', 'Restrictions go, too'],
  whatItIs: [
    'Bank statements and pay slips come with a password that you type each time you open them. With it, this tool writes the same file without the lock.',
    'It opens the file as you would and does not guess. Without the password nothing happens, which is the point of a password.',
  ],
  steps: [
    {
      name: 'Choose the locked PDF',
      text: 'The file has a lock in the list. Press it and enter the password.',
      picture: 'locked-file',
    },
    {
      name: 'Press “Remove the password”',
      text: 'If you have not entered it yet, you are asked for it now: “Unlock and start”.',
      picture: 'unlock-asked',
    },
    {
      name: 'Download the file',
      text: 'Anyone can open it now, so keep it in a safe place.',
      picture: 'unlock-result',
    },
  ],
  reasons: [
    { title: 'The same document', text: 'Pages, bookmarks, forms and attachments are as they were.' },
    {
      title: 'Your password stays yours',
      text: 'It is sent with the file for this one conversion, encrypted, and then deleted.',
    },
    { title: 'Straight answers', text: 'You are told if the password is wrong, and can try again.' },
  ],
  features: [
    { title: 'Both kinds of locks', text: 'The password to open, and the rules about printing, copying and changing.' },
    { title: 'Files without a lock', text: 'They are returned unchanged, with a note.' },
    { title: 'Asked once', text: 'The workbench remembers the password while it shows the file, and shows its pages.' },
    {
      title: 'Often not needed',
      text: 'Other tools accept locked files as well, and return a file locked in the same way.',
    },
  ],
  useCases: [
    { group: 'Private papers', cases: ['Bank statements', 'Pay slips for the tax return'] },
    {
      group: 'Offices',
      cases: ['Old files whose password everyone knows', 'Documents before they go into an archive'],
    },
    { group: 'Handover', cases: ['Files of a colleague who is leaving', 'Papers for someone without the password'] },
  ],
  questions: [
    {
      question: 'I do not know the password. Can you help?',
      answer: 'No. Passwords are not guessed here. Ask the person who made the file.',
    },
    {
      question: 'The file opens, but I may not print it. What can I do?',
      answer: 'Ask its owner for the other password. With that one you can remove the restrictions.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf}.` },
    {
      question: 'Is it allowed to remove a password?',
      answer: 'For your own files, yes. For others, it is between you and their owner.',
    },
  ],
  related: ['/tools/pdf-protect', '/tools/pdf-inspect', '/tools/pdf-merge'],
};
