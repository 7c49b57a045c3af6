import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslatedPage } from '../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../contracts/screen-languages.js';
import { infoList } from './info/info-list.js';
import type { InfoPage } from './info/info-page.js';
import { loadInfo } from './info/load-info.js';
import { landingList } from './landing/landing-list.js';
import type { LandingPage } from './landing/landing-page.js';
import { loadLanding } from './landing/load-landing.js';

/** The pages of the tools in a language. */
export const landingPages = async (language: ScreenLanguage = 'en'): Promise<readonly LandingPage[]> => {
  const pages: LandingPage[] = [];
  for (const entry of landingList) pages.push(await loadLanding(entry, language));
  return pages;
};

/** The pages about the product and of the help in a language. */
export const infoPages = async (language: ScreenLanguage = 'en'): Promise<readonly InfoPage[]> => {
  const pages: InfoPage[] = [];
  for (const entry of infoList) pages.push(await loadInfo(entry, language));
  return pages;
};

/** One of them. */
export const infoPageAt = (path: TranslatedPage, language: ScreenLanguage = 'en'): Promise<InfoPage> =>
  loadInfo({ path }, language);

/** Files of pages in English, in one folder of `content/en`. */
export const englishFiles = (folder: 'help' | 'product' | 'tools'): readonly string[] =>
  readdirSync(join('content', 'en', folder)).map((name) => join('content', 'en', folder, name));

/** Every text in a page, wherever it stands. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The labels of screens that a page quotes. */
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
  'words/en.pot',
].map((path) => readFileSync(path, 'utf8'));

/** Whether a label stands in the sources of the screens or of the tools, or is put together there. */
export const isInSources = (label: string): boolean => screens.some((source) => source.includes(label));

const TYPED_NUMBER =
  /(?<![a-z\d])\d[\d.,]*[\s-]?(?:KB|MB|GB|bytes?|weeks?|months?|days?|hours?|minutes?|seconds?|files?|pages?|PDFs|characters?|questions?|languages?|items?|pixels|per cent|%)(?![a-z])/gi;

/** Numbers with a unit that a source has typed, rather than taken from the limits of the program. */
export const typedNumbersIn = (path: string): readonly string[] => readFileSync(path, 'utf8').match(TYPED_NUMBER) ?? [];
