import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfDetectSensitiveLanding: LandingPage = {
  tool: 'pdf-detect-sensitive',
  path: '/tools/pdf-detect-sensitive',
  title: 'Find private data in a PDF',
  tagline: 'Card numbers, IBANs, passwords, names and addresses, before someone else finds them.',
  description:
    'Scan a PDF for card and bank numbers, ids, passwords, keys, e-mail addresses and names. Mark the findings for redaction.',
  promises: ['The answer is not stored', 'Each finding with its page', 'From finding to redacting'],
  whatItIs: [
    'The scan reads every page and what is hidden besides: form fields, notes and properties. It lists what looks like private data, by kind and risk, with the page of each.',
    'Numbers with check digits, such as cards and IBANs, are verified, not just guessed. Names and addresses are found by a small model that runs on the server.',
  ],
  steps: [
    {
      name: 'Open the PDF',
      text: 'In the workbench “Find private data” takes it to the editor, with the tab “Detect” open.',
      picture: 'detect-open',
    },
    {
      name: 'Press “Scan for Sensitive Data”',
      text: 'Below the button you see who does the scan, and what cannot be scanned here.',
      picture: 'detect-scan',
    },
    {
      name: 'Go through the findings',
      text: '“Overall risk level” comes first, then each kind with its count and a recommendation.',
      picture: 'detect-findings',
    },
    {
      name: 'Mark what must go',
      text: 'A button marks all findings of a kind. The tab “Redact” then removes them.',
      picture: 'detect-marked',
    },
  ],
  reasons: [
    { title: 'It looks where you do not', text: 'Data in the properties or in a hidden note is found as well.' },
    {
      title: 'It says what it misses',
      text: 'The screen lists what the scan cannot see. It helps you check, but does not replace your own check.',
    },
    { title: 'Nothing is quoted', text: 'Findings are shown to you, but not stored in the log or anywhere else.' },
  ],
  features: [
    { title: 'Secrets', text: 'Passwords, private keys, access keys and tokens.' },
    { title: 'Money', text: 'Payment cards and bank accounts.' },
    { title: 'Identity', text: 'Passport, social security, identity and tax numbers, dates of birth.' },
    { title: 'Contact', text: 'E-mail and postal addresses, phone numbers, names of persons, IP addresses.' },
    { title: 'Certain or possible', text: 'Possible matches are listed separately.' },
  ],
  useCases: [
    { group: 'Publishing', cases: ['Minutes for the website', 'Answers to requests for records'] },
    { group: 'Sharing', cases: ['A sample file for support', 'Logs with keys in them'] },
    { group: 'Compliance', cases: ['A check before a file leaves the company', 'Old exports that no one has read'] },
  ],
  questions: [
    {
      question: 'Does it find everything?',
      answer:
        'No. It misses some names, and it sees no faces, no handwriting and no text inside pictures on pages that have other text. Read the file as well.',
    },
    {
      question: 'Is my document sent to an AI?',
      answer:
        'Only if this installation has an AI provider. It adds health details and opinions to what the built-in scan finds. The screen says who scans before you press the button.',
    },
    { question: 'What are the limits?', answer: `One PDF at a time, up to ${limits.pdf}.` },
    {
      question: 'Can it scan pictures of documents?',
      answer:
        'Scanned pages are read by text recognition, in the languages that this server has. What it cannot read, it cannot find.',
    },
  ],
  related: ['/tools/pdf-redact', '/tools/pdf-sanitise', '/tools/pdf-inspect'],
};
