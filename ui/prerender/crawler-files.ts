import { ORIGIN_PLACEHOLDER, privatePaths } from '../../contracts/routes.js';

/** The list of pages for search engines. */
export const sitemap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${ORIGIN_PLACEHOLDER}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** What search engines are asked to leave alone. Requirement. */
export const robots = (): string =>
  [
    'User-agent: *',
    ...['/api/', '/ws', ...privatePaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`,
    '',
  ].join('\n');
