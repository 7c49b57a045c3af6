import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfSignLanding: LandingPage = {
  tool: 'pdf-sign',
  path: '/tools/pdf-sign',
  title: 'Sign a PDF',
  tagline: 'Draw, type or upload your signature, place it on the page, and seal the file.',
  description:
    'Sign a PDF with a drawn, typed or uploaded signature. A certificate seals the file, so that any later change shows.',
  promises: ['Draw, type or upload', 'Sealed with a certificate', 'Earlier signatures stay valid'],
  whatItIs: [
    'You place your signature on the page as you would with a pen. Then the whole file is sealed with a certificate: if anyone changes it afterwards, PDF readers say so.',
    'The seal proves that the file has not changed since. It does not prove who you are, unless the administrator of this site has set up a certificate from an authority.',
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
      name: 'Place it',
      text: 'Go to the page, then drag the signature and pull its corner. Arrow keys and numbers work as well. “Also on pages” repeats it on other pages.',
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
    { title: 'The file stays itself', text: 'Its bytes are unchanged, and the signature is added after them.' },
  ],
  features: [
    { title: 'PAdES seal', text: 'A signature in the format used in European law, which PDF readers understand.' },
    { title: 'Time stamps', text: 'If a time stamp server is set up, it confirms when you signed.' },
    { title: 'Transparent background', text: 'Where a signature is transparent, the line beneath it shows through.' },
    {
      title: 'Stops in time',
      text: 'If an earlier signer did not allow any more signatures, you are told and nothing is broken.',
    },
    {
      title: 'Reason, location, certification',
      text: 'Under “More about the signature” you can say why and where you sign; the first signature can also set which changes are allowed afterwards.',
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
        'No. It is a sealed file with the picture of your signature. If the law requires a qualified one, it is not enough.',
    },
    {
      question: 'Why does my reader call the signer unknown?',
      answer:
        'Unless another one is set up, the certificate is made by this installation and not verified by any authority. Your reader still checks that the file is unchanged.',
    },
    {
      question: 'Can I edit the file after signing?',
      answer: 'Any change shows. Do everything else first, and sign last.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf}. It stays in your browser until you sign.` },
  ],
  related: ['/tools/pdf-verify', '/tools/pdf-protect', '/tools/share'],
};
