import { readdirSync } from 'node:fs';
import { pageLanguages, translatedLanguages, translatedPages } from '../../../contracts/page-languages.js';
import { ContentError } from './content-error.js';
import type { Content } from './content.js';

/** Collects the complaint of a function, if it has any. */
const complaint = (run: () => unknown): readonly string[] => {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
};

const strayFiles = (content: Content): readonly string[] => {
  const known = new Set(content.paths());
  return readdirSync(`${content.root}/content`, { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name}`)
    .filter((path) => path.endsWith('.md') && !known.has(path))
    .map((path) => `${path}:1: no page of the site is made of this file`);
};

/** A translation says something of the same options as the English page. */
const unevenOptions = (content: Content): readonly string[] =>
  content.toolPages().flatMap(({ tool }) =>
    translatedLanguages.flatMap((language) =>
      complaint(() => {
        content.checkHelp(language, tool);
      }),
    ),
  );

/** Every mistake in the pages, by its file and line. */
export const problemsIn = (content: Content): readonly string[] => {
  const unlisted = complaint(() => content.toolPages());
  if (unlisted.length > 0) return unlisted;
  const pages = pageLanguages.flatMap((language) => [
    ...content.toolPages().flatMap(({ tool }) => complaint(() => content.landing(language, tool))),
    ...translatedPages.flatMap((page) => complaint(() => content.info(language, page))),
    ...complaint(() => content.searchWords(language)),
  ]);
  return [...new Set([...pages, ...unevenOptions(content), ...strayFiles(content)])];
};
