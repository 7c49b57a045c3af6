import type { LandingPage } from '../landing-page.js';

export const pdfCropLanding: LandingPage = {
  tool: 'pdf-crop',
  path: '/tools/pdf-crop',
  title: 'Crop PDF pages',
  tagline: 'Cut wide margins, or keep just the part of the page that counts.',
  description:
    'Crop the pages of a PDF by margins or by a box, in points, millimetres or per cent. Look at a page before you save it.',
  promises: ['Points, millimetres, per cent', 'All pages, or some', 'Content is kept'],
  whatItIs: [
    'Cropping makes the visible part of a page smaller. You set how much to cut off on each side, or which box to keep, and every reader and printer shows only that.',
    'Anything outside is hidden, not removed: anyone can undo the crop. That is right for margins, but wrong for secrets. For those, use Redact.',
  ],
  steps: [
    {
      name: 'Choose a PDF',
      text: 'It opens in the workbench. Open the options of “Crop pages” on the right.',
      picture: 'organise-tools',
    },
    {
      name: 'Choose how to measure',
      text: '“Crop by” margins cuts off “Top margin”, “Right margin”, “Bottom margin” and “Left margin” in the “Unit of the margins”. By box, you say what stays.',
      picture: 'crop-margins',
    },
    {
      name: 'Look at it',
      text: '“Before and after” shows the page on screen with and without the crop.',
      picture: 'crop-preview',
    },
    {
      name: 'Press “Crop PDF”',
      text: 'Leave “Pages” empty for all of them, or name some, such as 1-3, 7.',
      picture: 'crop-result',
    },
  ],
  reasons: [
    { title: 'Measured as you see it', text: 'Top is the top of the page as shown, also on a page that is turned.' },
    {
      title: 'Honest about what it does',
      text: 'The result says that the outside is hidden, so no one thinks it has been deleted.',
    },
    {
      title: 'Print boxes follow',
      text: 'Trim, bleed and art boxes are brought inside the crop, as print shops expect.',
    },
  ],
  features: [
    {
      title: 'Three units',
      text: 'Points, millimetres, or per cent of the page, which fits pages of different sizes.',
    },
    {
      title: 'A box to keep',
      text: '“Box: from the left” and “Box: from the top” set its corner, “Box: width” and “Box: height” its size.',
    },
    { title: 'To the edge', text: 'Leave width or height empty, and the box reaches to the edge of the page.' },
    { title: 'Links and fields stay', text: 'Bookmarks, links and form fields work as before.' },
  ],
  useCases: [
    { group: 'Reading', cases: ['A paper without its wide margins, on a tablet', 'One column of a two-column page'] },
    { group: 'Printing', cases: ['Without crop marks and colour bars', 'A label from a full sheet'] },
    { group: 'Presenting', cases: ['Just the figure of a page', 'Slides without the speaker’s notes'] },
  ],
  questions: [
    {
      question: 'Does cropping make the file smaller?',
      answer: 'Hardly, because the content stays in it. To save space, compress the file.',
    },
    {
      question: 'Can I remove a name by cropping it away?',
      answer: 'No. Anyone can bring the hidden part back. Redact removes it from the file.',
    },
    {
      question: 'What if the margins are larger than the page?',
      answer: 'Then nothing would be left, and the tool says so and changes nothing.',
    },
    {
      question: 'Can every page have a different crop?',
      answer: 'Run the tool once for each group of pages: enter them under “Pages”, then continue with the result.',
    },
  ],
  related: ['/tools/pdf-redact', '/tools/pdf-rotate', '/tools/pdf-compress'],
};
