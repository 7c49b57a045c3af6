/**
 * Paths of the screens; `:hash` stands for one part. A new screen is listed here and in the router. The public pages are
 * not: the build writes each into a file of its own, and the gateway serves those that there are.
 */
export const pageRoutes = [
  '/',
  '/s/:hash',
  '/summarization',
  '/kahoot-quiz',
  '/export',
  '/translate',
  '/pdf-editor',
  '/testing-pdf-tools',
  '/testing-pdf-tools/pdf-split',
  '/account',
  '/conversions',
  '/signature-requests',
  '/workflows',
  '/admin',
  '/admin/audit',
  '/admin/installation',
] as const;

const partsOf = (path: string): string[] => path.replace(/(?<=.)\/$/, '').split('/');
const routeParts = pageRoutes.map(partsOf);

/** Whether the screens have a page for this path. Requirement. */
export const isPageRoute = (path: string): boolean => {
  const parts = partsOf(path);
  return routeParts.some(
    (route) => route.length === parts.length && route.every((part, at) => part.startsWith(':') || part === parts[at]),
  );
};

/** Screens for one person or for testing, and what lies beneath them: search engines are kept out. Requirement. */
export const privatePaths = [
  '/s/',
  '/account',
  '/admin',
  '/conversions',
  '/signature-requests',
  '/sign/',
  '/workflows',
  '/testing-pdf-tools',
] as const;

/** Whether search engines are kept out of this path. */
export const isPrivatePath = (path: string): boolean =>
  privatePaths.some((start) => path === start || path.startsWith(start.replace(/\/?$/, '/')));

/** Built pages of screens that depend on the address or on the visitor; they stand for any path that they are served at. */
export const begunPages = {
  share: 'begun/share.html',
  /** The page of a shared file that the gateway can say all about, see `shared-page.ts`. */
  shared: 'begun/shared.html',
  account: 'begun/account.html',
  notFound: 'begun/not-found.html',
} as const;
/** Built pages of screens that are there for few, of which the build knows no more than the title. */
export const titledPages = {
  '/testing-pdf-tools': 'begun/testing-pdf-tools.html',
  '/testing-pdf-tools/pdf-split': 'begun/testing-pdf-split.html',
  '/conversions': 'begun/conversions.html',
  '/signature-requests': 'begun/signature-requests.html',
  '/workflows': 'begun/workflows.html',
  '/admin': 'begun/admin.html',
  '/admin/audit': 'begun/audit.html',
  '/admin/installation': 'begun/installation.html',
} as const satisfies Partial<Record<(typeof pageRoutes)[number], string>>;

const builtPages: Readonly<Record<string, string>> = { ...titledPages, '/account': begunPages.account };

/** The built file of a screen that has one for all who open it; undefined for every other path. */
export const begunPageOf = (path: string): string | undefined => {
  const plain = path.replace(/(?<=.)\/$/, '');
  return Object.hasOwn(builtPages, plain) ? builtPages[plain] : undefined;
};

/** Such a page gives this as its path. */
export const ANY_PATH = '*';

/** Where browsers post what other apps share (`ui/public/manifest.webmanifest`); the service worker takes it. */
export const SHARE_TARGET = '/share-target';

/** Stands in the built pages for the address of the installation, which only the gateway knows. */
export const ORIGIN_PLACEHOLDER = 'https://docket.invalid';
