/** Paths that the screens know; `:hash` stands for one part. On any other path they show the 404 page. */
export const pageRoutes = [
  '/',
  '/s/:hash',
  '/summarization',
  '/kahoot-quiz',
  '/export',
  '/pdf-editor',
  '/translate',
  '/testing-pdf-tools',
  '/testing-pdf-tools/pdf-split',
  '/security',
  '/speed',
  '/features',
  '/accessibility',
  '/collaboration',
  '/reliability',
  '/value-proposition',
  '/how-it-works',
  '/use-cases',
  '/pricing',
  '/tools/pdf-merge',
  '/tools/pdf-compress',
  '/tools/pdf-watermark',
  '/tools/ai-summarize',
  '/tools/translate',
  '/tools/to-pdf',
  '/tools/share',
  '/admin',
] as const;

const partsOf = (path: string): string[] => path.replace(/(?<=.)\/$/, '').split('/');
const routeParts = pageRoutes.map(partsOf);

/** Whether the screens have a page for this path. Specification section 2, "Route table". */
export const isPageRoute = (path: string): boolean => {
  const parts = partsOf(path);
  return routeParts.some(
    (route) => route.length === parts.length && route.every((part, at) => part.startsWith(':') || part === parts[at]),
  );
};
