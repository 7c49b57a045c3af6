import type { ScreenPath } from '../app/screen-titles.js';

/** A screen with a page of its own, which is drawn before any script has run and works on when the app is there. */
export interface DrawnScreen {
  readonly path: ScreenPath;
  /** Its module. */
  readonly screen: string;
  /** What search engines say of it. */
  readonly description: string;
}

export const drawnScreens: readonly DrawnScreen[] = [
  {
    path: '/',
    screen: '/screens/home/home.route.tsx',
    description:
      'Docket is a self-hosted toolkit for PDF and image documents. Drop a file and it suggests the next step. No account needed.',
  },
  {
    path: '/summarization',
    screen: '/screens/summarization/summarization.route.tsx',
    description: 'Read the main points of a document, and where in it each of them stands.',
  },
  {
    path: '/kahoot-quiz',
    screen: '/screens/kahoot-quiz/kahoot-quiz.route.tsx',
    description: 'Make a quiz from a document and download it as a spreadsheet that Kahoot imports.',
  },
  {
    path: '/export',
    screen: '/screens/export/export.route.tsx',
    description: 'Turn a document into an editable Word file or into PowerPoint slides.',
  },
  {
    path: '/translate',
    screen: '/screens/translate/translate.route.tsx',
    description: 'Translate a document into another language and keep its structure.',
  },
  {
    path: '/pdf-editor',
    screen: '/screens/pdf-editor/pdf-editor.route.tsx',
    description: 'Sign a PDF or black out what nobody should read, on the pages themselves.',
  },
];
