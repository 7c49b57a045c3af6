import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  isTranslatedPage,
  pageLanguages,
  translatedPages,
  type TranslatedLanguage,
  type TranslatedPage,
} from '../../../contracts/page-languages.js';
import { isPageRoute } from '../../../contracts/routes.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { SearchWords } from '../../../contracts/texts/search-words.js';
import { catalogue } from '../../../contracts/tools/catalogue.js';
import type { Card, InfoContent } from '../../../ui/pages/info/info-page.js';
import type { ToolsHelpWords } from '../../../ui/pages/info/help/tools-help-words.js';
import type { LandingEntry } from '../../../ui/pages/landing/landing-list.js';
import type { LandingPage } from '../../../ui/pages/landing/landing-page.js';
import { ContentError, type ContentFile } from './content-error.js';
import { infoContent, soughtOf } from './info-content.js';
import { englishMatter, toolPage, translatedMatter, type EnglishFront, type TranslatedFront } from './tool-content.js';

type ToolId = LandingPage['tool'];

const HELP = '/help';
/** The description of the calls, which the server draws. */
const API_DOCS = '/api/docs';
const USE_CASES: TranslatedPage = '/use-cases';

/** `/help/tools` as `help/tools`, `/help` as `help/help`, `/pricing` as `product/pricing`. */
const nameOf = (page: TranslatedPage): string => {
  if (page === HELP) return 'help/help';
  return page.startsWith(`${HELP}/`) ? page.slice(1) : `product${page}`;
};

const toolIds: readonly ToolId[] = catalogue.map(({ id }) => id);

/** The pages under `content/`, read as they are asked for. */
export class Content {
  constructor(
    /** The folder in which `content/` is. */
    readonly root: string,
    /** Other words that files have in a test, and files that are missing there. */
    private readonly changed: Readonly<Record<string, string>> = {},
    private readonly missing: readonly string[] = [],
  ) {}

  private readonly read = new Map<string, unknown>();

  /** Reads a file only once. */
  private once<Read>(name: string, read: () => Read): Read {
    if (!this.read.has(name)) this.read.set(name, read());
    return this.read.get(name) as Read;
  }

  /** Tools that have a page, in the order of the menus. */
  readonly toolPages = (): readonly LandingEntry[] => this.englishTools.map(({ tool, group }) => ({ tool, group }));

  private get englishTools() {
    return this.toolsWithPage()
      .map((tool) => ({ tool, ...this.englishFront(tool) }))
      .toSorted((one, other) => one.order - other.order);
  }

  private toolsWithPage(): readonly ToolId[] {
    return this.once('tools', () =>
      this.namesOfTools().map((name) => {
        const tool = toolIds.find((id) => `${id}.md` === name);
        if (!tool) throw new ContentError(`content/en/tools/${name}`, 1, 'no tool of the catalogue has this name');
        return tool;
      }),
    );
  }

  private namesOfTools(): readonly string[] {
    const folder = 'content/en/tools/';
    const added = Object.keys(this.changed).flatMap((path) =>
      path.startsWith(folder) ? path.slice(folder.length) : [],
    );
    return [...new Set([...readdirSync(`${this.root}/${folder}`), ...added])];
  }

  private englishFront(tool: ToolId): EnglishFront {
    return this.once(`front ${tool}`, () => englishMatter(this.toolFile('en', tool)).front);
  }

  private translatedFront(language: ScreenLanguage, tool: ToolId): TranslatedFront {
    return this.once(
      `front ${tool} ${language}`,
      () => translatedMatter(this.toolFile(language, tool), language).front,
    );
  }

  readonly landing = (language: ScreenLanguage, tool: ToolId): LandingPage =>
    toolPage({
      tool,
      language,
      file: this.toolFile(language, tool),
      english: { file: this.toolFile('en', tool), related: this.englishFront(tool).related },
      isAddress: this.isAddress,
    });

  readonly info = (language: ScreenLanguage, path: TranslatedPage): InfoContent =>
    infoContent({
      path,
      language,
      file: this.infoFile(language, path),
      isAddress: this.isAddress,
      useCases: () => this.useCases(language),
      toolWords: () => this.toolWords(language),
    });

  /** @throws ContentError where a translation says something of other options than the English page, or no remark. */
  checkHelp(language: TranslatedLanguage, tool: ToolId): void {
    const original = this.englishFront(tool);
    const file = this.toolFile(language, tool);
    const { options = {}, remark } = this.translatedFront(language, tool);
    const missing = Object.keys(original.options ?? {}).find((name) => !Object.hasOwn(options, name));
    if (missing !== undefined) throw new ContentError(file.path, 1, `options has no sentence for ${missing}`);
    const more = Object.keys(options).find((name) => !Object.hasOwn(original.options ?? {}, name));
    if (more !== undefined) throw new ContentError(file.path, 1, `options has ${more}, which the English page has not`);
    if ((remark === undefined) !== (original.remark === undefined))
      throw new ContentError(file.path, 1, 'a remark stands in every language or in none');
  }

  readonly searchWords = (language: ScreenLanguage): SearchWords => {
    const noTool = soughtOf(this.infoFile(language, HELP), language);
    if (language === 'en') return { tools: {}, noTool };
    const tools = this.toolsWithPage().flatMap((tool) => {
      const { search, parts = {} } = this.translatedFront(language, tool);
      const shared = Object.entries(parts).map(([part, words]) => [part, words.search] as const);
      return search ? [[tool, search] as const, ...shared] : shared;
    });
    return { tools: Object.fromEntries(tools), noTool };
  };

  /** Every file that a page is made of, from the root of the source. */
  readonly paths = (): readonly string[] =>
    pageLanguages.flatMap((language) => [
      ...this.toolsWithPage().map((tool) => this.toolPath(language, tool)),
      ...translatedPages.map((page) => this.infoPath(language, page)),
    ]);

  readonly toolPath = (language: ScreenLanguage, tool: ToolId): string => `content/${language}/tools/${tool}.md`;
  readonly infoPath = (language: ScreenLanguage, page: TranslatedPage): string =>
    `content/${language}/${nameOf(page)}.md`;

  private toolFile(language: ScreenLanguage, tool: ToolId): ContentFile {
    return this.file(this.toolPath(language, tool));
  }

  private infoFile(language: ScreenLanguage, page: TranslatedPage): ContentFile {
    return this.file(this.infoPath(language, page));
  }

  private file(path: string): ContentFile {
    const source = this.changed[path];
    if (source !== undefined) return { path, source };
    if (this.missing.includes(path) || !existsSync(`${this.root}/${path}`))
      throw new ContentError(path, 1, 'the page is missing in this language');
    return { path, source: readFileSync(`${this.root}/${path}`, 'utf8') };
  }

  private readonly isAddress = (path: string): boolean =>
    path === API_DOCS ||
    isTranslatedPage(path) ||
    isPageRoute(path) ||
    this.toolsWithPage().some((tool) => path === `/tools/${tool}`);

  private useCases(language: ScreenLanguage): readonly Card[] {
    const section = this.info(language, USE_CASES).sections.find(({ kind }) => kind === 'cards');
    if (section?.kind !== 'cards') throw new ContentError(this.infoPath(language, USE_CASES), 1, 'it has no cards');
    return section.cards;
  }

  private toolWords(language: ScreenLanguage): Omit<ToolsHelpWords, 'phrases'> {
    const fronts = this.toolsWithPage().map((tool) => {
      const front = language === 'en' ? this.englishFront(tool) : this.translatedFront(language, tool);
      return { tool, ...front };
    });
    return {
      sentences: Object.fromEntries(fronts.flatMap(({ tool, options }) => (options ? [[tool, options]] : []))),
      remarks: Object.fromEntries(fronts.flatMap(({ tool, remark }) => (remark === undefined ? [] : [[tool, remark]]))),
    };
  }
}
