import { Validator } from '@adobe/structured-data-validator/src/validator.js';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Facts in the HTML of a page, read without running it. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly headings: readonly string[];
  /** The text of `main`, without tags. */
  readonly text: string;
  /** Paths within the installation, without what follows `#` or `?`. */
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  /** Scripts that load before anybody does anything. */
  readonly scripts: readonly string[];
  readonly things: readonly Thing[];
  /** The language of the document, and which way it is written. */
  readonly language: string;
  /** Addresses of the same page, by language. */
  readonly versions: Readonly<Record<string, string>>;
}

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string): string =>
  html
    .replaceAll(/<(svg|script)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([a-z0-9#]+);/g, (sign, name: string) => entities[name] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .trim();

const graphsIn = (html: string): readonly Thing[] =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(
    (text) => (JSON.parse(text) as { readonly '@graph': readonly Thing[] })['@graph'],
  );

const pathOf = (link: string): string => link.replace(/[?#].*$/, '') || '/';

export const factsOf = (html: string): PageFacts => ({
  title: plain(all(html, /<title>(.*?)<\/title>/gs).join(' and ')),
  description: plain(all(html, /<meta name="description" content="([^"]*)"/g).join(' and ')),
  canonical: all(html, /<link rel="canonical" href="([^"]*)"/g).join(' and '),
  headings: all(html, /<h1\b[^>]*>(.*?)<\/h1>/gs).map(plain),
  text: plain(all(html, /<main\b(.*?)<\/main>/gs).join(' ')),
  links: [...new Set(all(html, /<a\b[^>]* href="(\/[^"]*)"/g).map(pathOf))],
  pictures: [...new Set(all(html, /<(?:img|source)\b[^>]* src="([^"]*)"/g))],
  scripts: all(html, /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]*)"/g),
  things: graphsIn(html),
  language: all(html, /<html [^>]*(lang="\w+" dir="\w+")/g).join(' and '),
  versions: Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [
      code,
      href,
    ]),
  ),
});

/** Faults for which search engines would refuse a page's structured data. */
export const faultsOf = async ({ things }: Pick<PageFacts, 'things'>): Promise<readonly string[]> => {
  const jsonld = Object.fromEntries(things.map((thing) => [thing['@type'], [thing]]));
  const issues = await new Validator().validate({ jsonld });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
};
