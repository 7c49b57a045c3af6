import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageLanguages, translatedPages, type TranslatedPage } from '../../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { LandingPage } from '../../../ui/pages/landing/landing-page.js';
import { problemsIn } from './check.js';
import { Content } from './content.js';

const MODULE = 'virtual:content';
const SEARCH = `${MODULE}/search/`;
const ROOT = resolve('.');

const literal = (value: unknown): string => JSON.stringify(value);

const objectOf = (entries: readonly (readonly [name: string, code: string])[]): string =>
  `{ ${entries.map(([name, code]) => `${literal(name)}: ${code}`).join(', ')} }`;

const inEach = (codeOf: (language: ScreenLanguage) => string): string =>
  objectOf(pageLanguages.map((language) => [language, codeOf(language)]));

const loading = (path: string): string => `() => import(${literal(path)}).then(({ page }) => page)`;

/** The module that knows all pages and loads each when it is opened. */
const listOf = (content: Content): string => {
  const tools = content.toolPages();
  const landings = inEach((language) =>
    objectOf(tools.map(({ tool }) => [tool, loading(`${ROOT}/${content.toolPath(language, tool)}`)])),
  );
  const infos = inEach((language) =>
    objectOf(translatedPages.map((page) => [page, loading(`${ROOT}/${content.infoPath(language, page)}`)])),
  );
  return [
    `export const toolPages = ${literal(tools)};`,
    `export const landings = ${landings};`,
    `export const infos = ${infos};`,
    `export const searchWords = ${inEach((language) => loading(`${SEARCH}${language}`))};`,
  ].join('\n');
};

const isTool = (content: Content, language: ScreenLanguage, path: string): LandingPage['tool'] | undefined =>
  content.toolPages().find(({ tool }) => content.toolPath(language, tool) === path)?.tool;

const pageAt = (content: Content, path: string): unknown => {
  const language = pageLanguages.find((code) => path.startsWith(`content/${code}/`)) ?? 'en';
  const tool = isTool(content, language, path);
  if (tool) return content.landing(language, tool);
  const page = translatedPages.find((each: TranslatedPage) => content.infoPath(language, each) === path);
  return page && content.info(language, page);
};

const pageModule = (page: unknown): string => `export const page = ${literal(page)};`;

/** Builds the pages under `content/`. @throws Error that names every mistake in them by its file and line. */
export const contentPages = (): Plugin => {
  let content = new Content(ROOT);
  return {
    name: 'docket-content',
    buildStart() {
      const problems = problemsIn(content);
      if (problems.length > 0) this.error(problems.join('\n'));
    },
    configureServer: ({ watcher }) => {
      watcher.add(`${ROOT}/content`);
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(`${ROOT}/content/`)) return;
      content = new Content(ROOT);
      for (const problem of problemsIn(content)) server.config.logger.error(problem);
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return listOf(content);
      const language = pageLanguages.find((code) => id === `\0${SEARCH}${code}`);
      if (language) return pageModule(content.searchWords(language));
      if (!id.startsWith(`${ROOT}/content/`)) return undefined;
      const page = pageAt(content, id.slice(ROOT.length + 1));
      return page === undefined ? undefined : pageModule(page);
    },
  };
};
