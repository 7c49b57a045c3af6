import { OWN_NAME, SITE_NAME_MARK } from '../../contracts/brand.js';
import { ORIGIN_PLACEHOLDER } from '../../contracts/routes.js';
import { addressIn, englishAddress, languagesOf } from '../../contracts/page-languages.js';
import { screenLanguages } from '../../contracts/screen-languages.js';
import type { RenderedPage } from './rendered-page.js';

const SOCIAL_PICTURE = '/social.png';
const SOCIAL_WIDTH = '1200';
const SOCIAL_HEIGHT = '630';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const absolute = (path: string): string => `${ORIGIN_PLACEHOLDER}${path}`;

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')} />`;

const property = ([name, content]: readonly [string, string]): string => tag('meta', { property: name, content });
const named = ([name, content]: readonly [string, string]): string => tag('meta', { name, content });

/** Links to the same page in each language that it has, English for readers of any other. */
const languageLinks = (path: string): readonly string[] => {
  const english = englishAddress(path);
  const versions = languagesOf(english).map((code) => [code, addressIn(code, english)] as const);
  return [...versions, ['x-default', english] as const].map(([hreflang, address]) =>
    tag('link', { rel: 'alternate', hreflang, href: absolute(address) }),
  );
};

/** Describes the program, hence by its own name. In a script element, only `<` could end it. */
const dataScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll(SITE_NAME_MARK, OWN_NAME)}</script>`;

/** Tags for those who are given a link to the page. */
const previewTags = ({ title, description }: RenderedPage): readonly string[] => [
  ...(
    [
      ['og:type', 'website'],
      ['og:site_name', SITE_NAME_MARK],
      ['og:title', title],
      ['og:description', description],
      ['og:image', absolute(SOCIAL_PICTURE)],
      ['og:image:width', SOCIAL_WIDTH],
      ['og:image:height', SOCIAL_HEIGHT],
      ['og:image:alt', SITE_NAME_MARK],
    ] as const
  ).map(property),
  ...(
    [
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', title],
      ['twitter:description', description],
      ['twitter:image', absolute(SOCIAL_PICTURE)],
    ] as const
  ).map(named),
];

/** Where a page is; one that stands for many paths is none for search engines. */
const placeTags = ({ path, file }: RenderedPage): readonly string[] =>
  file === undefined
    ? [
        tag('link', { rel: 'canonical', href: absolute(path) }),
        ...languageLinks(path),
        property(['og:url', absolute(path)]),
      ]
    : [named(['robots', 'noindex'])];

/** Tags in the head of a page, beside its title and description. */
const headTags = (page: RenderedPage): string =>
  [...placeTags(page), ...previewTags(page), ...(page.data === null ? [] : [dataScript(page.data)])].join('\n    ');

const rootAttributes = ({ path, language }: RenderedPage): string =>
  `data-page="${path}" lang="${language}" dir="${screenLanguages[language].direction}"`;

/** A page of the built template: its words in place, and what the head says about it. */
export const pageHtml = (template: string, page: RenderedPage): string =>
  template
    .replace('lang="en"', rootAttributes(page))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => named(['description', page.description]))
    .replace('</head>', () => `  ${headTags(page)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`);
