import { addressIn, englishAddress, languagesOf } from '../../contracts/page-languages.js';
import { ORIGIN_PLACEHOLDER, privatePaths } from '../../contracts/routes.js';
import type { ScreenLanguage } from '../../contracts/screen-languages.js';

const versionLink = (language: ScreenLanguage, english: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN_PLACEHOLDER}${addressIn(language, english)}"/>`;

/** One page, and the same in other languages where there are any. */
const entry = (path: string): string => {
  const english = englishAddress(path);
  const languages = languagesOf(english);
  const versions = languages.length > 1 ? languages.map((language) => versionLink(language, english)) : [];
  return `  <url><loc>${ORIGIN_PLACEHOLDER}${path}</loc>${versions.join('')}</url>`;
};

/** The list of pages for search engines. */
export const sitemap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.map(entry),
    '</urlset>',
    '',
  ].join('\n');

/** Paths that search engines are asked to leave alone. Requirement. */
export const robots = (): string =>
  [
    'User-agent: *',
    ...['/api/', '/ws', ...privatePaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`,
    '',
  ].join('\n');
