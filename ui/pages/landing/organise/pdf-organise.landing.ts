import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfOrganiseLanding: LandingPage = {
  tool: 'pdf-organise',
  path: '/tools/pdf-organise',
  title: 'Reorder and delete PDF pages',
  tagline: 'Lay all pages out on the table: drag them, rotate them, remove some, undo.',
  description:
    'Rearrange the pages of a PDF: drag, rotate and delete them by mouse, touch or keyboard, with undo. Links follow their pages.',
  promises: ['Every page in view', 'Undo every step', 'Works by keyboard'],
  whatItIs: [
    'A document is rarely scanned in the right order. Here you see all pages as tiles and move them until the order is right; nothing is sent before you say so.',
    'Bookmarks, links and form fields go with their pages. Anything that led to a removed page is dropped, so no bookmark leads nowhere.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'Then press “Arrange pages” under the file, or “Organise pages” among the tools.',
      picture: 'file-column',
    },
    {
      name: 'Move and rotate',
      text: 'Drag pages, or select them and use “Move earlier”, “Move later”, “Rotate left” and “Rotate right”.',
      picture: 'arrange-turned',
    },
    {
      name: 'Remove pages',
      text: '“Delete” removes the selected pages. “Undo” and “Redo” go back and forth.',
      picture: 'arrange-deleted',
    },
    {
      name: 'Press “Save new order”',
      text: 'The new file opens next to your original, ready to download.',
      picture: 'arrange-result',
    },
  ],
  reasons: [
    { title: 'Nothing is final until it is', text: 'Arranging happens in your browser, with undo for every move.' },
    {
      title: 'Hands off the mouse',
      text: 'Shift and the arrow keys move a page, R rotates it, Delete removes it.',
    },
    {
      title: 'The result is the grid',
      text: 'The first tile is the first page. A page that is sideways there is sideways in the file.',
    },
  ],
  features: [
    { title: 'Many at once', text: 'Select several pages and move or rotate them together.' },
    {
      title: 'Quick corrections',
      text: 'For a single fix, tick pages in the workbench and press “Rotate right” or “Delete pages” above them.',
    },
    {
      title: 'Long documents',
      text: 'Pages are rendered as you scroll to them, so a book opens as quickly as a letter.',
    },
    {
      title: 'Page boxes kept',
      text: 'A cropped page stays cropped, and a rotated one is rotated further from there.',
    },
  ],
  useCases: [
    { group: 'After scanning', cases: ['Odd pages first, even pages after', 'Blank backs and pages upside down'] },
    { group: 'Before sending', cases: ['Without the internal calculation', 'The summary moved to the front'] },
    { group: 'For print', cases: ['Appendices in another order', 'Landscape plans turned upright'] },
  ],
  questions: [
    {
      question: 'Can I add pages from another file?',
      answer: 'Choose both files. “Arrange pages” then shows the pages of all of them, and merging makes one file.',
    },
    {
      question: 'Are deleted pages really gone?',
      answer: 'They are not in the new file. Your original is unchanged, and you can go back to it at any time.',
    },
    { question: 'Is there a limit?', answer: `${limits.pages} and ${limits.pdf} for each file.` },
    {
      question: 'Can I repeat a page?',
      answer: 'With an API call, yes: list a page twice, and it appears twice. On screen, each page is one tile.',
    },
  ],
  related: ['/tools/pdf-rotate', '/tools/pdf-split', '/tools/pdf-merge'],
};
