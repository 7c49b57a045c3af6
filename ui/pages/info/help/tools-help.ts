import { fileTypes, maxBytesOf, type FileKind } from '../../../../contracts/files.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import type { ScreenLanguage } from '../../../../contracts/screen-languages.js';
import { sentence } from '../../../text/phrases.js';
import { megabytes } from '../../../text/sizes.js';
import { fieldsOf, type Field } from '../../../tools/fields-of-options.js';
import { landingList } from '../../landing/landing-list.js';
import type { InfoPage, Section } from '../info-page.js';
import type { OptionSentences, ToolRemarks } from './option-sentences.js';

/** What the page about the tools says in a language, beside what its catalogue has. */
export interface ToolsHelpWords extends Pick<InfoPage, 'title' | 'heading' | 'description' | 'intro'> {
  readonly files: { readonly heading: string; readonly text: string; readonly columns: readonly string[] };
  /** Of the table of options. */
  readonly columns: readonly string[];
  readonly noOptions: string;
  /** A kind of file, as it is named after `1`. */
  readonly one: Readonly<Record<FileKind, string>>;
  readonly several: Readonly<Record<FileKind, string>>;
  /** One file of one of these kinds, such as `1 PDF or image`. */
  readonly oneOf: (kinds: string) => string;
  readonly range: (min: number, max: number, kinds: string) => string;
  /** One file each of these kinds. */
  readonly oneEach: (kinds: readonly string[]) => string;
  /** What a tool takes and how long it is usually at work. */
  readonly takes: (files: string, duration: string) => string;
  /** What can be entered where there is nothing to choose from. */
  readonly free: Readonly<Record<Exclude<Field['kind'], 'choice' | 'list'>, string>>;
  readonly oneOfMany: (count: number) => string;
  readonly size: (megabytes: number) => string;
  readonly marks: Readonly<Record<'comma' | 'semicolon' | 'colon' | 'full' | 'between', string>>;
  readonly sentences: OptionSentences;
  readonly remarks: ToolRemarks;
}

/** A language, and what names and options are called in it. */
export interface ToolsSpoken {
  readonly language: ScreenLanguage;
  readonly say: (text: string) => string;
}

interface Told extends ToolsSpoken {
  readonly words: ToolsHelpWords;
}

const LISTED_MAX = 8;

const eitherOf = ({ language }: Told, kinds: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(kinds);

/** The files that a tool takes, such as `1 PDF or image`. */
const filesOf = (told: Told, { accepts: { kinds, min, max, each } }: Tool): string => {
  const { one, several, oneOf, oneEach, range } = told.words;
  const named = (names: Readonly<Record<FileKind, string>>) => kinds.map((kind) => names[kind]);
  if (each) return oneEach(named(one));
  return max === 1 ? oneOf(eitherOf(told, named(one))) : range(min, max, eitherOf(told, named(several)));
};

const choiceText = ({ words, say }: Told, { hints = {}, names = {} }: Field, choice: string | number): string => {
  const name = say(names[choice] ?? sentence(String(choice)));
  const hint = hints[choice];
  return hint === undefined ? name : `${name}${words.marks.colon}${say(hint)}`;
};

const firstLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an option can be. */
const valuesOf = (told: Told, field: Field): string => {
  const { kind, choices, hints, placeholder } = field;
  const { marks, free, oneOfMany } = told.words;
  if (choices.length > LISTED_MAX) return oneOfMany(choices.length);
  if (kind === 'choice' || kind === 'list') {
    return choices.map((choice) => choiceText(told, field, choice)).join(hints ? marks.semicolon : marks.comma);
  }
  return placeholder === undefined ? free[kind] : firstLarge(told.say(placeholder));
};

const sentencesOf = (sentences: OptionSentences, { id }: Tool): Readonly<Record<string, string>> =>
  (sentences as Readonly<Record<string, Readonly<Record<string, string>>>>)[id] ?? {};

/** The options of a tool, each with its values and its sentence. */
const optionRows = (told: Told, tool: Tool): readonly (readonly string[])[] =>
  fieldsOf(tool).map((field) => [
    told.say(field.label),
    valuesOf(told, field),
    sentencesOf(told.words.sentences, tool)[field.name] ?? '',
  ]);

const sectionOf = (told: Told, tool: Tool): Section => {
  const { words, say } = told;
  const said = [
    `${say(tool.tagline)}${words.marks.full}`,
    words.takes(filesOf(told, tool), say(tool.duration)),
    (words.remarks as Readonly<Record<string, string>>)[tool.id] ?? '',
  ];
  const headed = { heading: say(tool.title), text: said.filter(Boolean).join(words.marks.between) };
  const rows = optionRows(told, tool);
  return rows.length === 0
    ? { kind: 'text', ...headed, paragraphs: [words.noOptions] }
    : { kind: 'table', ...headed, columns: words.columns, rows };
};

/** The tools that have a page, in the order of the menu. */
export const helpedTools: readonly Tool[] = landingList.flatMap(({ tool }) => findTool(tool) ?? []);

const formatsOf = ({ words, say }: Told, kind: FileKind): string => {
  const labels = new Set(fileTypes.filter((type) => type.kind === kind).map(({ label }) => label));
  return [...labels].map(say).join(words.marks.comma);
};

const sizeRows = (told: Told): readonly (readonly string[])[] =>
  (Object.keys(told.words.several) as FileKind[]).map((kind) => [
    firstLarge(told.words.several[kind]),
    formatsOf(told, kind),
    told.words.size(megabytes(maxBytesOf(kind))),
  ]);

/** The sections about files and each tool. */
const toolSections = (told: Told): readonly Section[] => [
  { kind: 'table', ...told.words.files, rows: sizeRows(told) },
  ...helpedTools.map((tool) => sectionOf(told, tool)),
];

/** The page about the tools in a language, without its address. */
export const toolsHelp = (spoken: ToolsSpoken, words: ToolsHelpWords): Omit<InfoPage, 'path'> => {
  const { title, heading, description, intro } = words;
  return { title, heading, description, intro, sections: toolSections({ ...spoken, words }) };
};
