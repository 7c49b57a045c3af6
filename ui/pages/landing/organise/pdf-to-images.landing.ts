import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfToImagesLanding: LandingPage = {
  tool: 'pdf-to-images',
  path: '/tools/pdf-to-images',
  title: 'Save PDF pages as images',
  tagline: 'Each page a PNG or JPEG, in the width you choose.',
  description:
    'Turn PDF pages into PNG or JPEG images, in the width you choose. Several pages come as a ZIP, behind a private link.',
  promises: ['All pages, or some', 'PNG or JPEG', 'Several pages as a ZIP'],
  whatItIs: [
    'Some places accept pictures but not PDFs: chats, slides, shops, web pages. This saves each page as an image, sharp enough to read and print.',
    'The server renders the pages and shows its progress; you can cancel at any time. The result stays in the workbench as a version: rename it, share it, try other options, or do the same with many PDFs at once.',
  ],
  steps: [
    { name: 'Choose a PDF', text: 'Its pages appear in the workbench.', picture: 'pdf-chosen' },
    {
      name: 'Pick pages',
      text: 'Tick the ones you want in the grid, or none for all of them.',
      picture: 'pages-ticked',
    },
    {
      name: 'Press “PDF to images”',
      text: 'It is under “Organise & convert”; its options are the format, the width and the pages.',
      picture: 'convert-tools',
    },
    {
      name: 'Take the images',
      text: 'One page comes as an image, several in a ZIP, each named after its page.',
      picture: 'images-saved',
    },
  ],
  reasons: [
    { title: 'Progress you can see', text: 'Page by page, with a button to cancel.' },
    { title: 'Only what you need', text: 'The pages you ticked, and no others.' },
    { title: 'Sorted automatically', text: 'File names carry the page number with leading zeros.' },
  ],
  features: [
    { title: 'PNG for text', text: 'Letters and drawings with clean edges.' },
    { title: 'JPEG for photos', text: 'Smaller files for pages full of pictures.' },
    {
      title: 'Print resolution',
      text: 'Unless you choose another width, an A4 page has about as many pixels as a good office scan.',
    },
    {
      title: 'By API as well',
      text: 'An API call renders pages on the server as WebP or PNG, in the width you choose.',
    },
  ],
  useCases: [
    { group: 'Sharing', cases: ['A page in a chat', 'A certificate on a profile'] },
    { group: 'Presenting', cases: ['A chart in your slides', 'A poster as a preview'] },
    { group: 'Publishing', cases: ['Covers for a catalogue', 'Menus and flyers on a website'] },
  ],
  questions: [
    {
      question: 'PNG or JPEG?',
      answer: 'PNG for text, tables and drawings. JPEG for photos, where the file is much smaller.',
    },
    {
      question: 'Can I get the pictures inside a PDF instead?',
      answer:
        'This tool saves whole pages. To take out a single photo, export the file to Word and save the photo there.',
    },
    { question: 'How large may the PDF be?', answer: `Up to ${limits.pdf}, as for all tools of the workbench.` },
    {
      question: 'Do comments and filled-in forms show?',
      answer: 'Pages are saved as the workbench shows them.',
    },
  ],
  related: ['/tools/to-pdf', '/tools/pdf-split', '/tools/export-powerpoint'],
};
