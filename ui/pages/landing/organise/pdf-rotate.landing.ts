import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfRotateLanding: LandingPage = {
  tool: 'pdf-rotate',
  path: '/tools/pdf-rotate',
  title: 'Rotate PDF pages',
  tagline: 'Turn pages that are sideways or upside down, and save them that way.',
  description:
    'Rotate all pages of a PDF or only some, by a quarter, half or three quarters of a turn. See the page before it is saved.',
  promises: ['All pages, or some', 'Saved, not just on screen', 'Nothing else changes'],
  whatItIs: [
    'Rotating a page in a viewer helps you, but not the person you send the file to. This tool saves the rotation in the file, so that the page is upright for everyone.',
    'Only the direction in which a page is shown changes. Its text, pictures, links and form fields are the same as before, and turning it back gives the old view.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'Find the pages that are the wrong way round in the grid of the workbench.',
      picture: 'rotate-find',
    },
    {
      name: 'Turn them on the spot',
      text: 'Tick the pages and press “Rotate left” or “Rotate right” above them. That is all for a few pages.',
      picture: 'rotate-ticked',
    },
    {
      name: 'Or open the options',
      text: 'Under “Rotate pages”, set the “Angle, clockwise” and, for some pages only, “Pages” such as 1-3, 7. “Before and after” shows the result.',
      picture: 'rotate-options',
    },
    {
      name: 'Press the green button',
      text: 'It says how many pages it rotates. Then “Download” the file or “Copy Link”.',
      picture: 'rotate-result',
    },
  ],
  reasons: [
    { title: 'Upright for everyone', text: 'The rotation is part of the file and does not depend on the viewer.' },
    { title: 'No loss', text: 'Pages are not rendered again, so you can rotate them as often as you like.' },
    { title: 'One key', text: 'With pages selected, R rotates them to the right, Shift and R to the left.' },
  ],
  features: [
    { title: 'Three angles', text: 'To the right, upside down, or to the left.' },
    { title: 'On top of what is there', text: 'A page that is already rotated is rotated further from there.' },
    { title: 'Each page once', text: 'List a page in two ranges, and it is still rotated only once.' },
    { title: 'Several files', text: 'Choose more PDFs to rotate all of them by the same angle.' },
  ],
  useCases: [
    { group: 'Scans', cases: ['A stack that was fed the wrong way round', 'Every second page upside down'] },
    { group: 'Plans and tables', cases: ['Wide tables in an upright report', 'Drawings for the screen'] },
    { group: 'Phones', cases: ['Pages photographed across', 'A receipt that opens sideways'] },
  ],
  questions: [
    {
      question: 'Can I rotate by a few degrees?',
      answer: 'No, by quarter turns only. A scan that is slightly askew stays that way.',
    },
    {
      question: 'Is the text of a turned page still searchable?',
      answer: 'Yes. It is the same text, shown in another direction.',
    },
    { question: 'How large may the file be?', answer: `Up to ${limits.pdf} and ${limits.pages}.` },
    {
      question: 'Why does my photo program still show it sideways?',
      answer: 'It may be showing the old file. The rotation is in the new file that you downloaded.',
    },
  ],
  related: ['/tools/pdf-organise', '/tools/pdf-crop', '/tools/pdf-searchable'],
};
