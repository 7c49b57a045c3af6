import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const pdfPageImagesLanding: LandingPage = {
  tool: 'pdf-page-images',
  path: '/tools/pdf-page-images',
  title: 'Save PDF pages as images',
  tagline: 'Each page a PNG or JPEG, drawn in your browser and saved at once.',
  description:
    'Turn PDF pages into PNG or JPEG images. Your browser draws them, so the file is not uploaded. Several pages come as a ZIP.',
  promises: ['Drawn in your browser', 'PNG or JPEG', 'Several pages as a ZIP'],
  whatItIs: [
    'Some places accept pictures but not PDFs: chats, slides, shops, web pages. This saves each page as an image, sharp enough to read and print.',
    'The workbench renders the pages in your browser. This tool sends nothing to the server, so there is no link and nothing to delete.',
  ],
  steps: [
    { name: 'Choose a PDF', text: 'Its pages appear in the workbench.', picture: 'pdf-chosen' },
    {
      name: 'Pick pages',
      text: 'Tick the ones you want in the grid, or none for all of them.',
      picture: 'pages-ticked',
    },
    {
      name: 'Press “PDF to PNG” or “PDF to JPEG”',
      text: 'Both are under “Organise & convert”.',
      picture: 'convert-tools',
    },
    {
      name: 'Find the images',
      text: 'One page is saved as an image, several in a ZIP, named after file and page.',
      picture: 'images-saved',
    },
  ],
  reasons: [
    { title: 'Private by design', text: 'The file does not leave your device for this.' },
    { title: 'Only what you need', text: 'The pages you ticked, and no others.' },
    { title: 'Sorted automatically', text: 'File names carry the page number with leading zeros.' },
  ],
  features: [
    { title: 'PNG for text', text: 'Letters and drawings with clean edges.' },
    { title: 'JPEG for photos', text: 'Smaller files for pages full of pictures.' },
    { title: 'Print resolution', text: 'An A4 page has about as many pixels as a good office scan.' },
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
