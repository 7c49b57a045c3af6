import { begunPages, type titledPages } from '../../contracts/routes.js';
import { HASH_PLACEHOLDER } from '../../contracts/shared-page.js';
import type { ScreenPath } from '../app/screen-titles.js';

/** A screen with a page of its own, which is drawn before any script has run and works on when the app is there. */
export interface DrawnScreen {
  readonly path: ScreenPath;
  /** Its module. */
  readonly screen: string;
  /** The text about it in search engines. */
  readonly description: string;
  /** Whether it asks the server at once for what a visitor has to know before anything is chosen. */
  readonly asksAtOnce?: boolean;
}

/** The one screen that is drawn in every language, each at an address of its own. */
export const homeScreen: DrawnScreen = {
  path: '/',
  screen: '/screens/home/home.route.tsx',
  description:
    'Docket is a self-hosted toolkit for PDF and image documents. Drop a file and it suggests the next step. No account needed.',
};

export const drawnScreens: readonly DrawnScreen[] = [
  homeScreen,
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
    asksAtOnce: true,
  },
  {
    path: '/pdf-editor',
    screen: '/screens/pdf-editor/pdf-editor.route.tsx',
    description: 'Sign a PDF or black out what nobody should read, on the pages themselves.',
  },
];

/** Descriptions of the pages of which nothing is drawn. */
export const titledDescriptions: Readonly<Record<keyof typeof titledPages, string>> = {
  '/testing-pdf-tools': 'Every PDF tool with all of its options on one page, to try them out.',
  '/testing-pdf-tools/pdf-split': 'The tool that splits a PDF with all of its options, to try it out.',
  '/conversions': 'All your conversions: find, rename, download, share or delete them.',
  '/signature-requests': 'Ask people to sign a PDF by a link, and see who has signed.',
  '/workflows': 'Tools one after the other, saved under a name and run on your files.',
  '/admin': 'Figures for administrators of this site: visitors, conversions, shared links and what was used.',
  '/admin/audit': 'The history of every document on this site, for administrators and auditors.',
  '/admin/installation': 'What this site runs with and what it lacks, for its administrators.',
};

/** A screen of which the build knows only how it begins: what it shows depends on the address or on the visitor. */
export interface BegunScreen {
  readonly path: ScreenPath;
  /** An address at which it begins like this. */
  readonly at: string;
  /** Where the build puts it. */
  readonly file: string;
  /** The text about it in link previews. */
  readonly description: string;
  /** Its module, for one that asks the server at once; without it, it waits for somebody to use it. */
  readonly screen?: string;
  /** Whether it is the page of a shared file, with marks for the gateway. */
  readonly isShared?: boolean;
}

const share = {
  path: '/s/:hash',
  at: `/s/${HASH_PLACEHOLDER}`,
  description: 'A file that somebody has shared with you. It can be downloaded until the link ends.',
  screen: '/screens/share/share.route.tsx',
} as const;

export const begunScreens: readonly BegunScreen[] = [
  { ...share, file: begunPages.share },
  { ...share, file: begunPages.shared, isShared: true },
  {
    path: '/account',
    at: '/account',
    file: begunPages.account,
    description: 'What this site stores about you: your links, the browsers you are signed in with, and your data.',
    screen: '/screens/account/account.route.tsx',
  },
  { path: '*', at: '/nowhere', file: begunPages.notFound, description: 'There is no page at this address.' },
];
