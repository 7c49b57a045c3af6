import { limits } from '../../limit-words.js';
import { toPdfFigures } from '../landing-figures.js';
import type { LandingPage } from '../landing-page.js';

export const toPdfLanding: LandingPage = {
  tool: 'to-pdf',
  path: '/tools/to-pdf',
  title: 'Convert files to PDF',
  tagline: 'Turn photos, Word, Excel and PowerPoint files, tables and text files into one PDF, in your order.',
  description:
    'Convert images, Word, Excel, PowerPoint, OpenDocument, CSV and text files to PDF. Mix them, sort them, get one file.',
  promises: ['Mix any kinds of files', `Up to ${limits.files} in one PDF`, 'Pictures at full quality'],
  whatItIs: [
    'The converter takes whatever you have and turns it into pages: a page for each picture, printed pages for Office files, a table for a CSV file, plain pages for text. All of them end up in one PDF.',
    'PDFs may be among the files too. Their pages are kept as they are, so you can put a cover letter from Word before a scanned contract.',
  ],
  steps: [
    {
      name: 'Choose your files',
      text: 'Drop them here or on the start page. On a phone you can also use “Scan with the camera”.',
      picture: 'mixed-chosen',
    },
    {
      name: 'Put them in order',
      text: 'The list on the left has “Move up” and “Move down” for each file.',
      picture: 'mixed-order',
    },
    {
      name: 'Set what matters',
      text: 'Choose a “Page size for images”, and tick “Make scanned text searchable” if there are scans among them.',
      picture: 'to-pdf-options',
    },
    {
      name: 'Press “Convert to PDF”',
      text: 'One PDF appears in the workbench: look at it, then “Download” it.',
      picture: 'to-pdf-result',
    },
  ],
  reasons: [
    {
      title: 'Photos are not squeezed',
      text: 'A JPEG goes into the PDF as it is, byte for byte. Colour profiles and transparency are kept.',
    },
    {
      title: 'Office files as printed',
      text: 'They are laid out by LibreOffice on the server. If it is not installed, you get a simplified layout with a note.',
    },
    {
      title: 'Careful with strangers’ files',
      text: 'Links from an Office file to external content are removed before it is opened, and a note counts them.',
    },
  ],
  features: [
    {
      title: 'Page size for images',
      text: 'The same size as the image, or A4 or Letter, in portrait or landscape as it fits.',
    },
    {
      title: 'Many pages in one picture',
      text: 'A TIFF with several pages becomes the same number of pages in the PDF.',
    },
    {
      title: 'Tables from CSV',
      text: 'Rows and columns become a table, whether they are separated by commas or semicolons.',
    },
    {
      title: 'Old text files',
      text: 'The encoding of a text file is detected, and you can choose it under “Encoding of text files”.',
    },
    {
      title: 'Searchable scans',
      text: 'The text in photos and scanned pages is recognised and added as an invisible layer, so that you can search it.',
    },
  ],
  useCases: [
    { group: 'Applications', cases: ['Letter, CV and certificates in one file', 'Photographed documents for a visa'] },
    { group: 'Accounts', cases: ['Receipts from the phone camera', 'A spreadsheet as it should be printed'] },
    { group: 'Teaching', cases: ['Slides as a handout', 'Pages of homework in one file'] },
  ],
  questions: [
    {
      question: 'Which files can I convert?',
      answer:
        'PNG, JPEG, GIF, WebP, TIFF and AVIF images; Word, Excel and PowerPoint files, old and new; OpenDocument, RTF, CSV, plain text and HTML, which is shown as its source.',
    },
    {
      question: 'What are the limits?',
      answer: `${limits.files} at a time. Images may have ${limits.image} each, all other files ${limits.office}.`,
    },
    {
      question: 'I chose only PDFs, and the tool is not offered. Why?',
      answer: 'There is nothing to convert then. To join PDFs, use Merge.',
    },
    {
      question: 'Can I convert a web page?',
      answer: 'No. An HTML file is shown as text. Print the page to PDF in your browser instead.',
    },
  ],
  figures: toPdfFigures,
  related: ['/tools/pdf-merge', '/tools/pdf-searchable', '/tools/pdf-compress', '/tools/export-word'],
};
