import { limits } from '../../limit-words.js';
import type { LandingPage } from '../landing-page.js';

export const generateQuizLanding: LandingPage = {
  tool: 'generate-quiz',
  path: '/tools/generate-quiz',
  title: 'Make a quiz from a document',
  tagline: 'Turn a chapter, slides or notes into multiple-choice questions for your quiz game.',
  description:
    'Make multiple-choice questions from PDFs, images and texts, and download them as a spreadsheet that a quiz game imports.',
  promises: [limits.quizQuestions, 'Four answers each', 'A spreadsheet to import'],
  whatItIs: [
    'The tool reads your material and writes questions with four answers, one of them right. They come from all over the document, and none is asked twice.',
    'You get a workbook in the format that the quiz game imports. Open it first: you can change every question and answer there.',
  ],
  steps: [
    {
      name: 'Upload your material',
      text: 'On the quiz page press “Choose files”. Several files make one quiz.',
      picture: 'quiz-files',
    },
    {
      name: 'Configure',
      text: 'Set “Quiz Title” and “Number of Questions”, and say in “Custom Instructions (Optional)” what to ask about.',
      picture: 'quiz-settings',
    },
    { name: 'Press “Generate Kahoot Quiz”', text: 'The bar shows which file is being read.', picture: 'quiz-working' },
    {
      name: 'Look and download',
      text: 'The first questions are shown with their correct answers. “Download XLSX” saves all of them.',
      picture: 'quiz-made',
    },
  ],
  reasons: [
    { title: 'Your material, not the web', text: 'Questions come from the files that you choose.' },
    {
      title: 'Ready to import',
      text: `Questions keep to ${limits.quizQuestion}, answers to ${limits.quizAnswer}, as the game asks.`,
    },
    {
      title: 'Fewer rather than bad',
      text: 'If there is not enough for the number you asked for, you get fewer and are told.',
    },
  ],
  features: [
    { title: 'Mixed answers', text: 'The right answer is in a different place each time.' },
    {
      title: 'One file fails, the rest continue',
      text: 'You are told which file cannot be read, and the others are used.',
    },
    {
      title: 'With or without AI',
      text: 'A model writes the questions if one is set up. Otherwise they ask about the dates, numbers and names in your text.',
    },
    { title: 'Scans and photos', text: 'Text in pictures is recognised first.' },
  ],
  useCases: [
    { group: 'Teaching', cases: ['Revision at the end of a lesson', 'A check of who has read the text'] },
    { group: 'Training', cases: ['Safety rules, asked instead of read out', 'New products for the sales team'] },
    { group: 'Learning', cases: ['Your own notes before an exam', 'A quiz for the study group'] },
  ],
  questions: [
    {
      question: 'How many questions can I have?',
      answer: `${limits.quizQuestions}; ${limits.quizUsual} by default.`,
    },
    {
      question: 'How large may the files be?',
      answer: `${limits.pdf} each: PDFs, images and texts.`,
    },
    {
      question: 'What can I write in the instructions?',
      answer: `Up to ${limits.quizInstructions}, such as: ask about dates and places only. Without an AI provider they have no effect.`,
    },
    {
      question: 'Why did my form give no questions?',
      answer: 'Forms, tables and formulas contain few whole sentences. Good questions need text.',
    },
  ],
  related: ['/tools/ai-summarize', '/tools/to-pdf', '/tools/export-powerpoint'],
};
