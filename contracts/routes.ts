/** Paths that the screens have a page for; `:hash` stands for one part. A new screen is listed here and in the router. */
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
  '/admin',
  '/admin/audit',
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
