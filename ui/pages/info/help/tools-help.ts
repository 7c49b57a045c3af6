import { fileTypes, maxBytesOf, type FileKind } from '../../../../contracts/files.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { sentence } from '../../../text/phrases.js';
import { megabytes } from '../../../text/megabytes.js';
import { explainedFields, type Field } from '../../../tools/fields-of-options.js';
import { groupTitles } from '../../../tools/tool-groups.js';
import { landingList } from '../../landing/landing-list.js';
import type { InfoContent, Section, ToolsSection } from '../info-page.js';
import type { ToolsHelpWords } from './tools-help-words.js';
import type { ToolsSpoken } from './tools-spoken.js';

interface Told extends ToolsSpoken, ToolsHelpWords {}

/** A phrase with values in place of the names in braces. */
const put = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const LISTED_MAX = 8;

const eitherOf = ({ language }: Told, kinds: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(kinds);

/** In Chinese, what is put in place of a name begins with a space if it is not Chinese itself. */
const spaced = ({ language }: Told, text: string): string =>
  language === 'zh' ? text.replaceAll(/(?<=\p{Script=Han})(?=[A-Za-z])/gu, ' ') : text;

/** The files that a tool takes, such as `1 PDF or image`. */
const filesOf = (words: Told, { accepts: { kinds, min, max, each } }: Tool): string => {
  const { one, several, oneOf, oneEach, range } = words.phrases;
  const named = (names: Readonly<Record<FileKind, string>>) => kinds.map((kind) => names[kind]);
  if (each) {
    const all = named(one).map((kind) => put(oneEach.kind, { kind }));
    return spaced(words, put(oneEach.whole, { kinds: all.join(oneEach.and) }));
  }
  const some = max === 1 ? oneOf : range;
  return spaced(words, put(some, { min, max, kinds: eitherOf(words, named(max === 1 ? one : several)) }));
};

const choiceText = ({ phrases, say }: Told, { hints = {}, names = {} }: Field, choice: string | number): string => {
  const name = say(names[choice] ?? sentence(String(choice)));
  const hint = hints[choice];
  return hint === undefined ? name : `${name}${phrases.marks.colon}${say(hint)}`;
};

const firstLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The values of an option. */
const valuesOf = (words: Told, field: Field): string => {
  const { kind, choices, hints, placeholder } = field;
  const { marks, free, oneOfMany } = words.phrases;
  if (field.isStructured) return 'JSON';
  if (choices.length > LISTED_MAX) return put(oneOfMany, { count: choices.length });
  if (kind === 'choice' || kind === 'list') {
    return choices.map((choice) => choiceText(words, field, choice)).join(hints ? marks.semicolon : marks.comma);
  }
  return placeholder === undefined ? free[kind] : firstLarge(words.say(placeholder));
};

/** The options of a tool, each with its values and its sentence. */
const optionRows = (words: Told, tool: Tool): readonly (readonly string[])[] =>
  explainedFields(tool).map((field) => [
    words.say(field.label),
    valuesOf(words, field),
    words.sentences[tool.id]?.[field.name] ?? '',
  ]);

const sectionOf = (words: Told, tool: Tool): Section => {
  const { phrases, remarks, say } = words;
  const said = [
    `${say(tool.tagline)}${phrases.marks.full}`,
    put(phrases.takes, { files: filesOf(words, tool), duration: say(tool.duration) }),
    remarks[tool.id] ?? '',
  ];
  const headed = { heading: say(tool.title), text: said.filter(Boolean).join(phrases.marks.between) };
  const rows = optionRows(words, tool);
  return rows.length === 0
    ? { kind: 'text', ...headed, paragraphs: [phrases.noOptions] }
    : { kind: 'table', ...headed, columns: phrases.columns, rows };
};

/** The tools that have a page, in the order of the menu. */
export const helpedTools: readonly Tool[] = landingList.flatMap(({ tool }) => findTool(tool) ?? []);

const formatsOf = ({ phrases, say }: Told, kind: FileKind): string => {
  const labels = new Set(fileTypes.filter((type) => type.kind === kind).map(({ label }) => label));
  return [...labels].map(say).join(phrases.marks.comma);
};

const sizeRows = (words: Told): readonly (readonly string[])[] =>
  (Object.keys(words.phrases.several) as FileKind[]).map((kind) => [
    firstLarge(words.phrases.several[kind]),
    formatsOf(words, kind),
    put(words.phrases.size, { megabytes: megabytes(maxBytesOf(kind)) }),
  ]);

/** The page about the tools: its one section becomes a table of sizes and a section for each tool. */
export const withTools = (page: InfoContent, { words, ...headed }: ToolsSection, spoken: ToolsSpoken): InfoContent => {
  const allWords = { ...spoken, ...words };
  const { marks, fileColumns } = words.phrases;
  const groups = Object.values(groupTitles).map(spoken.say).join(marks.comma);
  return {
    ...page,
    intro: put(page.intro, { groups }),
    sections: [
      { ...headed, kind: 'table', columns: fileColumns, rows: sizeRows(allWords) },
      ...helpedTools.map((tool) => sectionOf(allWords, tool)),
    ],
  };
};
