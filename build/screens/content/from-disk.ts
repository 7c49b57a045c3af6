import { pageLanguages, translatedPages } from '../../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type * as Built from 'virtual:content';
import { Content } from './content.js';

/** Stands behind `virtual:content` in Node: in tests, and where the pages are drawn ahead. */
const content = new Content('.');

const inEach = <Pages>(pagesIn: (language: ScreenLanguage) => Pages): Record<ScreenLanguage, Pages> =>
  Object.fromEntries(pageLanguages.map((language) => [language, pagesIn(language)])) as Record<ScreenLanguage, Pages>;

export const toolPages: typeof Built.toolPages = content.toolPages();

export const landings: typeof Built.landings = inEach((language) =>
  Object.fromEntries(toolPages.map(({ tool }) => [tool, () => Promise.resolve(content.landing(language, tool))])),
);

export const infos: typeof Built.infos = inEach(
  (language) =>
    Object.fromEntries(
      translatedPages.map((page) => [page, () => Promise.resolve(content.info(language, page))]),
    ) as (typeof Built.infos)[ScreenLanguage],
);

export const searchWords: typeof Built.searchWords = inEach(
  (language) => () => Promise.resolve(content.searchWords(language)),
);
