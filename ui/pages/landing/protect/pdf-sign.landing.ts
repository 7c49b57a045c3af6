import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfSignLanding: LandingPage = {
  tool: 'pdf-sign',
  path: '/tools/pdf-sign',
  title: 'Sign a PDF',
  tagline: 'Draw, type or upload your signature, put it in its place, and seal the file.',
  description:
    'Sign a PDF with a drawn, typed or uploaded signature. A certificate seals the file, so that any later change shows.',
  promises: ['Draw, type or upload', 'Sealed with a certificate', 'Earlier signatures stay valid'],
  whatItIs: [
    'You place your signature on the page as you would with a pen. Then the whole file is sealed with a certificate: if anybody changes it afterwards, PDF readers say so.',
    'The seal proves that the file has not changed since. Unless whoever runs this site has set a certificate of an authority, it does not prove who you are.',
  ],
  steps: [
    {
      name: 'Open the PDF',
      text: 'In the workbench press “Sign this PDF”. The editor opens at “E-Sign”.',
      picture: 'sign-open',
    },
    {
      name: 'Make your signature',
      text: '“Draw” it with mouse, finger or pen, “Type” your name, or “Upload” a picture.',
      picture: 'sign-typed',
    },
    {
      name: 'Put it in place',
      text: 'Go to the page, then drag the signature and pull its corner. Arrow keys and numbers work as well.',
      picture: 'sign-placed',
    },
    {
      name: 'Press “Sign PDF”',
      text: 'The sealed file is downloaded, with _signed in its name.',
      picture: 'sign-done',
    },
  ],
  reasons: [
    { title: 'More than a picture', text: 'A pasted signature can be moved and copied unnoticed. A seal cannot.' },
    { title: 'Several people, one file', text: 'A second signature is added after the first, and leaves it valid.' },
    { title: 'The file stays itself', text: 'Its bytes stay at the front, and the signature is added behind them.' },
  ],
  features: [
    { title: 'PAdES seal', text: 'A signature in the form that European rules name, known to PDF readers.' },
    { title: 'Time stamps', text: 'Where a time stamp server is set, it confirms when you signed.' },
    { title: 'See-through paper', text: 'Where a signature is see-through, the line beneath it shows.' },
    {
      title: 'Stops in time',
      text: 'If an earlier signer allowed no further one, you are told and nothing is broken.',
    },
    {
      title: 'Certifying',
      text: 'By a call, the first signature can also say what may be done to the file afterwards.',
    },
  ],
  useCases: [
    { group: 'Agreements', cases: ['Offers and orders', 'Consent for an excursion'] },
    { group: 'Approvals', cases: ['A plan that is final', 'Minutes, by chair and secretary'] },
    { group: 'Everyday', cases: ['A form without a printer', 'A lease while you travel'] },
  ],
  questions: [
    {
      question: 'Is this a qualified signature?',
      answer:
        'No. It is a sealed file with the picture of your signature. Where the law asks for a qualified one, it is not enough.',
    },
    {
      question: 'Why does my reader call the signer unknown?',
      answer:
        'The certificate is made by this installation unless another one is set, and no authority vouches for it. That the file is unchanged is checked all the same.',
    },
    {
      question: 'Can I edit the file after signing?',
      answer: 'Any change shows. Do everything else first, and sign last.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf}. It stays in your browser until you sign.` },
  ],
  related: ['/tools/pdf-verify', '/tools/pdf-protect', '/tools/share'],
};
