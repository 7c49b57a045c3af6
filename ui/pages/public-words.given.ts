import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry<Page> {
  readonly load: () => Promise<Page>;
}

/** The pages of a list, loaded one after the other, as the modules of a test have to be. */
export const loadPages = async <Page>(entries: readonly Entry<Page>[]): Promise<readonly Page[]> => {
  const pages: Page[] = [];
  for (const { load } of entries) pages.push(await load());
  return pages;
};

/** Every text in a page, wherever it stands. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What a page quotes from the screens. */
export const quotedIn = (page: unknown): readonly string[] =>
  textsIn(page).flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label));

/** Paths of the sources in a folder, without tests. */
export const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|given)\./.test(path));

const screens = [
  ...sourcesIn('ui').filter((path) => !path.startsWith(join('ui', 'pages'))),
  ...sourcesIn('contracts'),
].map((path) => readFileSync(path, 'utf8'));

/** Whether a label stands in the sources of the screens or of the tools. */
export const isInSources = (label: string): boolean => screens.some((source) => source.includes(label));

const TYPED_NUMBER =
  /(?<![a-z\d])\d[\d.,]*[\s-]?(?:KB|MB|GB|bytes?|weeks?|months?|days?|hours?|minutes?|seconds?|files?|pages?|PDFs|characters?|questions?|languages?|items?|pixels|per cent|%)(?![a-z])/gi;

/** Numbers with a unit that a source has typed, rather than taken from the limits of the program. */
export const typedNumbersIn = (path: string): readonly string[] => readFileSync(path, 'utf8').match(TYPED_NUMBER) ?? [];
