import { limits } from '../../limit-words.js';
import { mergeFigures } from '../landing-figures.js';
import type { LandingPage } from '../landing-page.js';

export const pdfMergeLanding: LandingPage = {
  tool: 'pdf-merge',
  path: '/tools/pdf-merge',
  title: 'Merge PDFs into one file',
  tagline: 'Put contracts, scans and attachments into one PDF, in the order you choose, down to the single page.',
  description:
    'Merge PDF files into one, in any order and page by page. Bookmarks, links and form fields are kept. No account needed.',
  promises: [`Up to ${limits.files} at once`, 'Order files or single pages', 'No account needed'],
  whatItIs: [
    'Merging writes several PDFs into one, one after the other. The pages are copied as they are: nothing is rendered again, so text stays text and pictures stay as sharp as they were.',
    'Bookmarks and links are kept and lead to their new places. If two files have form fields with the same name, the fields are renamed, so that each keeps its own value.',
  ],
  steps: [
    {
      name: 'Choose your files',
      text: 'Drop two or more PDFs anywhere on the page. “Merge into one PDF” is the first suggestion.',
      picture: 'merge-chosen',
    },
    {
      name: 'Put them in order',
      text: 'Move files up and down in the list, or press “Arrange pages” to drag single pages.',
      picture: 'merge-order',
    },
    { name: 'Press the merge button', text: 'It says how many files it joins.', picture: 'merge-button' },
    {
      name: 'Get the result',
      text: 'Press “Download” or “Copy Link”, or carry on under “Continue with”, for example with page numbers.',
      picture: 'merge-result',
    },
  ],
  reasons: [
    {
      title: 'Pages stay what they are',
      text: 'They are copied, not printed again, so nothing gets blurred or lost.',
    },
    { title: 'Order without surprises', text: 'What you see in the grid of pages is what the file will be.' },
    { title: 'It stays on this server', text: 'Your files go nowhere else, and are deleted when their link ends.' },
  ],
  features: [
    { title: 'Page by page', text: 'Take pages 1 and 2 of one file, page 7 of another, then the rest of the first.' },
    { title: 'Rotate as you go', text: 'You can rotate a sideways page while you arrange.' },
    { title: 'Protected files', text: 'You enter the password of a protected file once, in your browser.' },
    { title: 'By keyboard too', text: 'Everything that can be dragged can also be moved with keys and buttons.' },
  ],
  useCases: [
    { group: 'At work', cases: ['One file from an offer and its annexes', 'The monthly receipts for accounting'] },
    { group: 'At school', cases: ['Photographed pages of homework', 'A thesis with its cover and its sources'] },
    { group: 'At home', cases: ['Papers for a flat or a visa', 'Certificates for an application'] },
  ],
  questions: [
    {
      question: 'How many files can I merge?',
      answer: `Up to ${limits.files} at once, each of them up to ${limits.pdf}.`,
    },
    {
      question: 'Does a signed PDF keep its signature?',
      answer:
        'A signature seals one file as it was. In a merged file it can no longer be valid, and the result says so. Keep the signed original.',
    },
    {
      question: 'Can I merge pictures and Word files as well?',
      answer: 'Yes: choose Convert to PDF, which takes files of all kinds and combines them into one PDF.',
    },
    {
      question: 'What happens to passwords and attachments?',
      answer:
        'You are asked for the password of a locked file. The attachments of all files are kept, and if the protection cannot be kept, a note says so.',
    },
  ],
  figures: mergeFigures,
  related: ['/tools/pdf-organise', '/tools/pdf-split', '/tools/to-pdf', '/tools/pdf-compress'],
};
