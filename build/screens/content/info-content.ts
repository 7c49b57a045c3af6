import { z } from 'zod';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { SearchWords } from '../../../contracts/texts/search-words.js';
import type { Card, InfoContent } from '../../../ui/pages/info/info-page.js';
import type { ToolsHelpPhrases, ToolsHelpWords } from '../../../ui/pages/info/help/tools-help-words.js';
import { blocksOf } from './blocks.js';
import { ContentError, type ContentFile } from './content-error.js';
import { fillIn } from './fill.js';
import { matterOf } from './front-matter.js';
import { sectionOf } from './info-sections.js';
import { Parts } from './sections.js';

const text = z.string().min(1);
const words = z.array(text);
const kinds = z.strictObject({
  pdf: text,
  image: text,
  drawing: text,
  text,
  office: text,
  mail: text,
  book: text,
  iwork: text,
});

const phrases: z.ZodType<ToolsHelpPhrases> = z.strictObject({
  fileColumns: words,
  columns: words,
  noOptions: text,
  one: kinds,
  several: kinds,
  oneOf: text,
  range: text,
  oneEach: z.strictObject({ whole: text, kind: text, and: text }),
  takes: text,
  free: z.strictObject({ text, secret: text, slider: text, number: text, languages: text, check: text }),
  oneOfMany: text,
  size: text,
  marks: z.strictObject({ comma: text, semicolon: text, colon: text, full: text, between: z.string() }),
});

const front = z.strictObject({
  title: text,
  heading: text,
  description: text,
  intro: text,
  /** How the page about the tools puts things. */
  phrases: phrases.optional(),
  /** Words that people type who look for something that is no tool. */
  search: z.strictObject({ compare: words, receipt: words }).optional(),
});

/** Names in braces that get their values when the page is opened. */
const LATER = ['groups', 'kinds', 'kind', 'min', 'max', 'files', 'duration', 'count', 'megabytes'];
const TOOLS_PAGE = '/help/tools.md';

const matterIn = (file: ContentFile, language: ScreenLanguage) =>
  matterOf(file, {
    schema: front,
    fill: (line, at) => fillIn(file, language, file.path.endsWith(TOOLS_PAGE) ? LATER : [])(line, at),
  });

interface InfoFile {
  readonly path: InfoContent['path'];
  readonly language: ScreenLanguage;
  readonly file: ContentFile;
  readonly isAddress: (path: string) => boolean;
  /** Cards that stand in other files. */
  readonly useCases: () => readonly Card[];
  readonly toolWords: () => Omit<ToolsHelpWords, 'phrases'>;
}

/** A page about the product or of the help. @throws ContentError for a mistake in it. */
export const infoContent = ({ path, language, file, isAddress, useCases, toolWords }: InfoFile): InfoContent => {
  const matter = matterIn(file, language);
  const { title, heading, description, intro, phrases: put } = matter.front;
  const parts = new Parts(file.path);
  const tools = (): ToolsHelpWords => {
    if (!put) throw new ContentError(file.path, 1, 'phrases are missing');
    return { phrases: put, ...toolWords() };
  };
  const blocks = blocksOf({ path: file.path, ...matter, fill: fillIn(file, language) });
  const sections = parts.under(2, blocks).map((part) => sectionOf({ parts, isAddress, useCases, tools }, part));
  return { path, title, heading, description, intro, sections };
};

/** Words that people look by for something that is no tool. @throws ContentError where the page has none. */
export const soughtOf = (file: ContentFile, language: ScreenLanguage): SearchWords['noTool'] => {
  const { search } = matterIn(file, language).front;
  if (!search) throw new ContentError(file.path, 1, 'search is missing');
  return search;
};
