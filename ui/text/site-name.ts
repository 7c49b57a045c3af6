let own = 'Docket';

/** The build draws pages with a mark, which the gateway fills in. */
export const drawWithName = (mark: string): void => void (own = mark);

/** The name of this site: the gateway writes another one than the program's into the page. */
export const siteName = (): string =>
  typeof document === 'undefined' ? own : (document.documentElement.dataset['site'] ?? own);

/** A title with the name of the site behind it. */
export const siteTitle = (title: string): string => `${title} · ${siteName()}`;
