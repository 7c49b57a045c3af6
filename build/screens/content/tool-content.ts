import { z } from 'zod';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import { catalogue } from '../../../contracts/tools/catalogue.js';
import type { ToolGroup } from '../../../contracts/tools/tool.js';
import { figuresOf } from '../../../ui/pages/landing/landing-figures.js';
import type { LandingPage, UseCases } from '../../../ui/pages/landing/landing-page.js';
import { blocksOf, type Block } from './blocks.js';
import { ContentError, type ContentFile } from './content-error.js';
import { fillIn } from './fill.js';
import { matterOf, type Matter } from './front-matter.js';
import { questionsOf, stepsOf, titledTexts } from './page-items.js';
import { Parts } from './sections.js';

const text = z.string().min(1);
const words = z.array(text);

const said = {
  title: text,
  tagline: text,
  description: text,
  promises: z.tuple([text, text, text]),
  /** A sentence for each option, by the name of its field. */
  options: z.record(z.string(), text).optional(),
  /** Anything else that the help says about the tool. */
  remark: text.optional(),
};

const english = z.strictObject({
  ...said,
  /** The group of the menu in which the tool is listed. */
  group: z.enum(['organise', 'understand', 'protect'] satisfies ToolGroup[]),
  /** Its place among all tools in the menus: smaller ones stand first. */
  order: z.number(),
  related: words,
});

const translated = z.strictObject({
  ...said,
  /** Words that people type to find the tool. */
  search: words.optional(),
  /** The same for tools that share the page. */
  parts: z.partialRecord(z.enum(catalogue.map(({ id }) => id)), z.strictObject({ search: words })).optional(),
  /**
   * Translations of the texts in the tool's declaration, by their English wording; `words/page-labels.mjs` reads them.
   */
  labels: z.record(z.string(), text).optional(),
});

/** The front matter of an English page. */
export type EnglishFront = z.output<typeof english>;
/** The front matter of a page in another language. */
export type TranslatedFront = z.output<typeof translated>;

/** The page of a tool in English, taken apart. */
export const englishMatter = (file: ContentFile): Matter<EnglishFront> =>
  matterOf(file, { schema: english, fill: fillIn(file, 'en') });

/** The page of a tool in another language, taken apart. */
export const translatedMatter = (file: ContentFile, language: ScreenLanguage): Matter<TranslatedFront> =>
  matterOf(file, { schema: translated, fill: fillIn(file, language) });

const SECTIONS = ['what-it-is', 'steps', 'reasons', 'features', 'use-cases', 'questions'] as const;

const useCasesOf = (parts: Parts, blocks: readonly Block[]): LandingPage['useCases'] => {
  const groups = parts
    .under(3, blocks)
    .map((part): UseCases => ({ group: part.title, cases: parts.only('list', part).items }));
  const [first, second, third, other] = groups;
  if (!first || !second || !third || other)
    throw parts.mistake(blocks[0]?.line ?? 1, 'there are three groups of use cases');
  return [first, second, third];
};

const bodyOf = (file: ContentFile, matter: Matter<unknown>, language: ScreenLanguage) => {
  const parts = new Parts(file.path);
  const blocks = blocksOf({ path: file.path, ...matter, fill: fillIn(file, language) });
  const sections = parts.byDirective(SECTIONS, blocks);
  const section = (name: (typeof SECTIONS)[number]): readonly Block[] => {
    const blocks = sections.get(name);
    if (!blocks?.length) throw parts.mistake(matter.linesAbove + 1, `the page has no ::${name}`);
    return blocks;
  };
  return {
    whatItIs: parts.all('paragraph', section('what-it-is')).map((paragraph) => paragraph.text),
    steps: stepsOf(parts, section('steps')),
    reasons: titledTexts(parts, section('reasons')),
    features: titledTexts(parts, section('features')),
    useCases: useCasesOf(parts, section('use-cases')),
    questions: questionsOf(parts, section('questions')),
  };
};

interface ToolFiles {
  readonly tool: LandingPage['tool'];
  readonly language: ScreenLanguage;
  readonly file: ContentFile;
  /** The English page, which says what the tool is related to. */
  readonly english: { readonly file: ContentFile; readonly related: readonly string[] };
  readonly isAddress: (path: string) => boolean;
}

/** Other tools that the English page names. @throws ContentError for one that has no page. */
const relatedOf = ({ english: { file, related }, isAddress }: ToolFiles): LandingPage['related'] =>
  related.map((name) => {
    const path = `/tools/${name}` as const;
    if (isAddress(path)) return path;
    const line = file.source.split('\n').findIndex((text) => text.includes(name)) + 1;
    throw new ContentError(file.path, line, `there is no page ${path}`);
  });

/** The page of a tool in a language. @throws ContentError for a mistake in it. */
export const toolPage = (files: ToolFiles): LandingPage => {
  const { tool, language, file } = files;
  const matter = language === 'en' ? englishMatter(file) : translatedMatter(file, language);
  const { title, tagline, description, promises } = matter.front;
  const figures = figuresOf(tool);
  return {
    tool,
    path: `/tools/${tool}`,
    title,
    tagline,
    description,
    promises,
    ...bodyOf(file, matter, language),
    ...(figures && { figures }),
    related: relatedOf(files),
  };
};
