import type { InfoPage } from './info-page.js';

export const howItWorksPage: InfoPage = {
  path: '/how-it-works',
  title: 'How It Works',
  heading: 'How It Works',
  description:
    'From a dropped file to a link that ends: what you do, what Docket does meanwhile, and what remains of it.',
  intro: 'From a dropped file to a link that ends, in four steps. You need no account for any of them.',
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
          text: 'Docket offers what fits your files, the likeliest first, and says why the others do not.',
        },
        { name: 'Wait a moment', text: 'You see how far it is. You can go on working meanwhile, or cancel it.' },
        { name: 'Download or share', text: 'Take the file, go on with another tool, or send its link.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'What Docket does meanwhile',
      steps: [
        {
          name: 'It looks at the bytes',
          text: 'The type of a file is told by its content, not by its name. What is too large is refused while it comes in.',
        },
        {
          name: 'It writes it down',
          text: 'The request goes on the log before anything is done. From here on it ends in exactly one way, even if the server is killed.',
        },
        {
          name: 'It works in isolation',
          text: 'A process of its own gets copies of your files and nothing else. Attempts and time are limited.',
        },
        {
          name: 'It checks and signs',
          text: 'The result is stored, its hash goes on the log, and the log is signed. Your receipt is made of that.',
        },
        { name: 'It tidies up', text: 'When the link ends, the files behind it are deleted.' },
      ],
    },
    {
      kind: 'table',
      heading: 'How long it usually takes',
      text: 'For documents of some pages. Large files and long queues take longer.',
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
            'No. Without one, this browser lists what you made until you close it. With one, your last 20 conversions are on the home page and links last 3 months instead of 4 weeks.',
        },
        {
          question: 'Where is my file?',
          answer: 'On the server that runs this page, until the link ends. Nowhere else.',
        },
        {
          question: 'Who can open it?',
          answer: 'Whoever has the link. It cannot be guessed, and you can add a password.',
        },
        {
          question: 'What if it fails?',
          answer: 'You are told why and what to do about it, and can try again. Your original is not changed.',
        },
      ],
    },
  ],
};
