import { translated } from '../text/t.js';
import type { pageRoutes } from '../../contracts/routes.js';
import { siteName, siteTitle } from '../text/site-name.js';

export type ScreenPath = (typeof pageRoutes)[number] | '*';

/** Names of screens; `*` is any path that has none. */
const screenNames: Readonly<Record<ScreenPath, string>> = {
  '/': 'Docket: convert, merge, compress and share documents',
  '/s/:hash': 'Shared file',
  '/summarization': 'Cliff Notes',
  '/kahoot-quiz': 'Kahoot Quiz Generator',
  '/export': 'Export to Word or PowerPoint',
  '/translate': 'Translate Document',
  '/pdf-editor': 'PDF editor',
  '/testing-pdf-tools': 'PDF Tools Testing',
  '/testing-pdf-tools/pdf-split': 'Split PDF',
  '/account': 'Your account',
  '/conversions': 'All conversions',
  '/signature-requests': 'Ask for signatures',
  '/workflows': 'Workflows',
  '/admin': 'Admin Dashboard',
  '/admin/audit': 'Audit',
  '/admin/installation': 'Installation',
  '*': '404 Page Not Found',
};

/** The name of a screen in the title of the browser; home's has the product's in it. */
export const titleOf = (path: ScreenPath): string => {
  const name = translated(screenNames[path]);
  return path === '/' ? name.replace('Docket', siteName) : siteTitle(name);
};
