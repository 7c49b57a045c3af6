import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfImageWatermarkLanding: LandingPage = {
  tool: 'pdf-image-watermark',
  path: '/tools/pdf-image-watermark',
  title: 'Put a logo on a PDF',
  tagline: 'Place a picture on every page: a logo in a corner, or a pattern across the whole sheet.',
  description:
    'Add an image watermark or logo to the pages of a PDF. Set its size, opacity and position, or repeat it across the page.',
  promises: ['Transparency kept', 'One place, or all over', 'Stored once in the file'],
  whatItIs: [
    'Take a PDF and a picture, and the picture appears on the pages: as a letterhead, a stamp, or a faint pattern that hides nothing.',
    'Transparent parts of a PNG stay transparent. The picture is upright on every page, whichever way the page is rotated.',
  ],
  steps: [
    {
      name: 'Choose two files',
      text: 'One PDF and one image, together or one after the other with “Add more files”.',
      picture: 'logo-chosen',
    },
    {
      name: 'Open “Image watermark”',
      text: 'Set “Opacity”, “Position” and “Width as % of the page”. “Repeat across the page” makes a pattern.',
      picture: 'logo-options',
    },
    {
      name: 'Choose the pages',
      text: 'Leave “Pages” empty for all, or enter 1 for the first page only.',
      picture: 'logo-pages',
    },
    {
      name: 'Press “Add watermark”',
      text: 'The result opens in the workbench, ready to download.',
      picture: 'logo-result',
    },
  ],
  reasons: [
    {
      title: 'Same size on every page',
      text: 'You set the width as a percentage of the page, so a logo looks right on any format.',
    },
    { title: 'A hundred pages, one picture', text: 'The image is stored once, and the file hardly grows.' },
    { title: 'Never over the edge', text: 'A tall picture is made smaller until it fits the page.' },
  ],
  features: [
    { title: 'PNG, JPEG, GIF, WebP, TIFF, AVIF', text: 'Any picture you could convert to PDF.' },
    { title: 'Five positions', text: 'A corner, or the middle.' },
    { title: 'Tiling', text: 'Repeated across the whole page, so that even part of a copy can be recognised.' },
    { title: 'Opacity from none to full', text: 'A solid logo, or a mark you see at second glance.' },
  ],
  useCases: [
    { group: 'Companies', cases: ['The logo on offers', 'A letterhead on plain pages'] },
    { group: 'Photographers', cases: ['Proofs with a mark across them', 'Portfolios with a signature'] },
    { group: 'Clubs and schools', cases: ['A seal on certificates', 'A crest on the programme'] },
  ],
  questions: [
    {
      question: 'Why is the tool greyed out?',
      answer: 'It needs exactly one PDF and one image. Add what is missing, and it can be chosen.',
    },
    {
      question: 'Can the picture go behind the text?',
      answer: 'No, it lies on top. With a low opacity the text stays easy to read.',
    },
    {
      question: 'Which size should the picture have?',
      answer: `It is used as it is, so a picture of many megapixels makes the file larger. Images may have up to ${limits.image}.`,
    },
    {
      question: 'Can I add a text and a logo?',
      answer: 'Yes, one after the other: add the picture first, then “Watermark” under “Continue with”.',
    },
  ],
  related: ['/tools/pdf-watermark', '/tools/pdf-sign', '/tools/to-pdf'],
};
