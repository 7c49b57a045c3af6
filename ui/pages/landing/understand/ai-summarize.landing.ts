import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const aiSummarizeLanding: LandingPage = {
  tool: 'ai-summarize',
  path: '/tools/ai-summarize',
  title: 'Summarise a document',
  tagline: 'The main points on one page, each with the number of the page it comes from.',
  description:
    'Get a one-page summary of a PDF, image or text in its own language. Every sentence names the page it comes from.',
  promises: ['One page, never more', 'Every sentence with its page', 'In the document’s language'],
  whatItIs: [
    'Cliff Notes reads a document and writes down what it says, on one page and in its language. Each sentence is followed by the page it comes from, so that you can look it up instead of taking it on trust.',
    'Who writes it depends on the installation. With an AI provider, a model does; without one, the notes are sentences from the document itself, chosen from all over it. Every answer says which it was.',
  ],
  steps: [
    {
      name: 'Choose one file',
      text: 'A PDF, an image or a text. A scan is read by text recognition first.',
      picture: 'pdf-chosen',
    },
    {
      name: 'Press “Summarise”',
      text: 'The tool is called “Cliff Notes” and is under “Understand with AI”.',
      picture: 'understand-tools',
    },
    {
      name: 'Read the notes',
      text: 'They open over the workbench, and each sentence names the page it comes from.',
      picture: 'notes-read',
    },
    {
      name: 'Check what matters',
      text: 'Go to the page that a sentence names. The page “Cliff Notes” makes the same notes.',
      picture: 'notes-page',
    },
    {
      name: 'Keep the notes',
      text: 'Press “Download summary” or “Copy summary”; on the page “Cliff Notes” it is “Copy to Clipboard”.',
      picture: 'notes-copy',
    },
  ],
  reasons: [
    { title: 'Made to be checked', text: 'A summary without sources asks for trust. This one gives you page numbers.' },
    {
      title: 'It admits its limits',
      text: 'If the budget was only enough for part of a long document, the notes say so.',
    },
    { title: 'Works without any AI', text: 'The built-in extract needs no key and sends nothing anywhere.' },
  ],
  features: [
    { title: 'No page that does not exist', text: 'A page number that does not exist in the document is rejected.' },
    { title: 'Long documents', text: 'They are read in parts, and the notes of the parts become one page.' },
    { title: 'The clutter stays out', text: 'Page numbers, running heads and footnotes are not mixed into sentences.' },
    {
      title: 'Instructions in a document are ignored',
      text: 'A text that tells the model what to do is treated as text.',
    },
  ],
  useCases: [
    { group: 'Work', cases: ['A report before the meeting', 'The minutes that you missed'] },
    { group: 'Study', cases: ['A paper, to see whether it is worth reading', 'A chapter, the evening before'] },
    { group: 'Law and offices', cases: ['The gist of a long letter', 'What a policy requires, with the pages'] },
  ],
  questions: [
    {
      question: 'Is my document sent to anyone?',
      answer:
        'Only if the administrator of this site has set up an AI provider; its text is then sent there. The start page says who answers before you upload anything.',
    },
    {
      question: 'Which files does it take?',
      answer: `One PDF, image or text at a time: PDFs and texts up to ${limits.pdf}. Images may have ${limits.image} in the workbench and ${limits.imageAlone} on the page “Cliff Notes”.`,
    },
    {
      question: 'Can I rely on it?',
      answer: 'Use it to decide what to read. For anything that counts, open the page that the sentence names.',
    },
    {
      question: 'Can I choose the length?',
      answer: 'No. A summary has one page at most, and a short text gets a shorter one.',
    },
  ],
  related: ['/tools/translate', '/tools/generate-quiz', '/tools/pdf-searchable'],
};
