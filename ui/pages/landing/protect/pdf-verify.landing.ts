import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfVerifyLanding: LandingPage = {
  tool: 'pdf-verify',
  path: '/tools/pdf-verify',
  title: 'Check the signatures of a PDF',
  tagline: 'Who signed, when, and whether the file is still what they signed.',
  description:
    'Check the digital signatures of a PDF: who signed and when, whether the file is intact, and what was changed since.',
  promises: ['Each signature separately', 'Later changes explained', 'Changes nothing'],
  whatItIs: [
    'A digital signature seals the bytes of a file. This tool recomputes what was sealed, and says for each signature whether the document is still the same.',
    'A file may legitimately be extended after signing: with a second signature or a filled-in form. The check looks at what was added and says whether the signature allows it.',
  ],
  steps: [
    {
      name: 'Choose the signed PDF',
      text: 'Use the file as you got it. A printed or compressed copy has no signatures left.',
      picture: 'signed-chosen',
    },
    { name: 'Press “Check signatures”', text: 'It is under “Protect & share”.', picture: 'check-tools' },
    {
      name: 'Read the verdict',
      text: 'A dialog lists the signatures, the oldest first, with signer, time, certificate and what changed since.',
      picture: 'verify-verdict',
    },
  ],
  reasons: [
    { title: 'More than yes or no', text: 'You learn what was added after signing, in a sentence for each change.' },
    {
      title: 'Tricks are found',
      text: 'Content slipped in after signing counts as a change, even if it is called a signature.',
    },
    { title: 'From any program', text: 'Signatures from other programs are checked like those made here.' },
  ],
  features: [
    { title: 'Signer and certificate', text: 'The name given, the name in the certificate, and who issued it.' },
    { title: 'Time stamps', text: 'Whether a server confirmed the time, or just the signer’s clock.' },
    { title: 'Certified documents', text: 'What the first signer allows: nothing, filling in forms, or comments too.' },
    { title: 'What it covers', text: 'The whole document, or the document as it was then.' },
  ],
  useCases: [
    { group: 'Contracts', cases: ['Before you add your own signature', 'A copy from the other side'] },
    { group: 'Invoices', cases: ['Signed invoices from abroad', 'A changed bank account?'] },
    { group: 'Records', cases: ['Diplomas and certificates', 'Files out of an old archive'] },
  ],
  questions: [
    {
      question: 'Does “Intact” mean that I can trust the signer?',
      answer:
        'It means that the file is what was signed. Who holds the certificate is another question: look at its issuer, and whether you know it.',
    },
    {
      question: 'Is the certificate checked against a list of authorities?',
      answer: 'No. The tool shows who issued it, and says if it is self-signed. The decision is yours.',
    },
    {
      question: 'There are several signatures. Which one counts?',
      answer: 'Each for the state that it sealed. Earlier ones stay valid if what was added later is allowed.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf}.` },
  ],
  related: ['/tools/pdf-sign', '/tools/pdf-inspect', '/tools/pdf-protect'],
};
