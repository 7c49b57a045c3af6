import { limits } from '../../limit-words.js';
import { compressFigures } from '../landing-figures.js';
import type { LandingPage } from '../landing-page.js';

export const pdfCompressLanding: LandingPage = {
  tool: 'pdf-compress',
  path: '/tools/pdf-compress',
  title: 'Make a PDF smaller',
  tagline: 'Get a PDF under the limit of a mailbox or a form, with text that stays text.',
  description:
    'Compress a PDF in three qualities, see a page before and after, and never get back a larger file than you sent.',
  promises: ['Never larger than before', 'Text and drawings untouched', 'See a page first'],
  whatItIs: [
    'Most of a large PDF is pictures with more pixels than anyone can see. Compressing re-encodes them at the size shown on the page, keeps only the letters of each font that are used, and stores duplicates only once.',
    'Text and line drawings keep every detail, because they are repacked, not turned into pictures. You can still search, select and print them.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'It opens in the workbench: the file on the left, its pages in the middle, the tools on the right. “Compress this PDF” is the first suggestion.',
      picture: 'pdf-chosen',
    },
    {
      name: 'Set the quality',
      text: 'Under “Quality” choose “Low” for the smallest file, “Medium” for the balance or “High” for the sharpest, and under “Target size” a size to stay below if you need one. “Before and after” shows the page on screen both ways.',
      picture: 'compress-options',
    },
    {
      name: 'Press “Compress PDF”',
      text: 'The result shows the size before and after, and the percentage saved.',
      picture: 'compress-result',
    },
    {
      name: 'Download it, or try again',
      text: 'Press “Download” or “Copy Link”. With “Try other options” you go back to the same file.',
      picture: 'result-actions',
    },
  ],
  reasons: [
    {
      title: 'You judge before you decide',
      text: 'The preview is the page exactly as the tool would make it, so you compare the real thing.',
    },
    {
      title: 'A floor for every picture',
      text: 'Each picture is compared with its original. One that would lose too much is encoded at a higher quality.',
    },
    {
      title: 'No bad bargain',
      text: 'If a file cannot get smaller at that quality, you get your original back with a note that says so.',
    },
  ],
  features: [
    {
      title: 'Pictures at their real size',
      text: 'A photo shown at the size of a stamp no longer has the pixels of a poster.',
    },
    {
      title: 'Lean fonts',
      text: 'Fonts keep the letters that are shown. Fonts of form fields stay whole, so that forms can still be filled in.',
    },
    { title: 'No duplicates', text: 'A logo that sits on every page is stored once.' },
    {
      title: 'Several files in one go',
      text: 'Choose more PDFs and each is compressed; “Download all (ZIP)” packs the results.',
    },
    {
      title: 'Passwords stay',
      text: 'You are asked for the password of a protected file, and the result is protected in the same way.',
    },
  ],
  useCases: [
    { group: 'Sending', cases: ['An offer with photos, by e-mail', 'A portfolio that opens quickly on a phone'] },
    { group: 'Uploading', cases: ['Forms of offices with a size limit', 'Applications on job portals'] },
    { group: 'Keeping', cases: ['Years of scanned invoices', 'Lecture slides full of pictures'] },
  ],
  questions: [
    {
      question: 'Can I ask for a certain size?',
      answer:
        'Yes. Enter it under “Target size”: the result is as sharp as that size allows, but never sharper than the quality you chose. A note says whether it was reached.',
    },
    {
      question: 'How large may the file be?',
      answer: `Up to ${limits.pdf} and ${limits.pages}.`,
    },
    {
      question: 'Why did my file hardly shrink?',
      answer:
        'It is mostly text, or its pictures are already stored at the size at which they are shown. Then there is little to take away.',
    },
    {
      question: 'Does a digital signature survive?',
      answer:
        'No. A signature seals the bytes of one file, and a smaller file is a different one. The result says so; keep the signed original.',
    },
  ],
  figures: compressFigures,
  related: ['/tools/pdf-merge', '/tools/pdf-split', '/tools/share'],
};
