import type { InfoPage } from './info-page.js';

export const howItWorksPage: InfoPage = {
  path: '/how-it-works',
  title: 'How It Works',
  heading: 'How It Works',
  description:
    'From a dropped file to a link that expires: what you do, what Docket does in the meantime, and what is kept.',
  intro: 'From a dropped file to a link that expires, in four steps. None of them needs an account.',
  sections: [
    {
      kind: 'steps',
      heading: 'What you do',
      steps: [
        {
          name: 'Drop your files',
          text: 'PDF, images, text, Word, Excel, PowerPoint and OpenDocument files, up to 25 MB each, images 15 MB.',
        },
        {
          name: 'Choose a tool',
          text: 'Docket offers the tools that fit your files, the most likely first, and says why the others do not fit.',
        },
        { name: 'Wait a moment', text: 'You can follow the progress, keep working in the meantime, or cancel.' },
        { name: 'Download or share', text: 'Download the file, continue with another tool, or send its link.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'What Docket does in the meantime',
      steps: [
        {
          name: 'It checks the content',
          text: 'The type of a file is determined by its content, not by its name. Files that are too large are rejected while they are uploading.',
        },
        {
          name: 'It records the request',
          text: 'The request is logged before anything is done. From then on it has exactly one outcome, even if the server is killed.',
        },
        {
          name: 'It works in isolation',
          text: 'A separate process gets copies of your files and nothing else. Attempts and time are limited.',
        },
        {
          name: 'It checks and signs',
          text: 'The result is stored, its hash is logged, and the log is signed. Your receipt is made from that.',
        },
        { name: 'It tidies up', text: 'When the link expires, its files are deleted.' },
      ],
    },
    {
      kind: 'table',
      heading: 'How long it usually takes',
      text: 'For documents of a few pages. Large files and long queues take longer.',
      columns: ['Tool', 'Time'],
      rows: [
        ['Split, watermark, secure share', '2-3 seconds'],
        ['Convert to PDF', '2-5 seconds'],
        ['Cliff Notes', '5-10 seconds'],
        ['Translate', '10-20 seconds'],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'No. Without one, this browser lists what you made until you close it. With one, your last 20 conversions are on the home page, and links last 3 months instead of 4 weeks.',
        },
        {
          question: 'Where is my file?',
          answer: 'On the server that runs this page, until the link expires. Nowhere else.',
        },
        {
          question: 'Who can open it?',
          answer: 'Anyone who has the link. It cannot be guessed. You can add a password.',
        },
        {
          question: 'What if it fails?',
          answer: 'You are told why and what to do about it, and you can try again. Your original is not changed.',
        },
      ],
    },
  ],
};
