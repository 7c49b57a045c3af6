import { fileTypes, maxBytesOf, type FileKind } from '../../../../contracts/files.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { many, sentence } from '../../../text/phrases.js';
import { megabytes } from '../../../text/sizes.js';
import { fieldsOf, type Field } from '../../../tools/fields-of-options.js';
import { groupTitles } from '../../../tools/tool-groups.js';
import { landingList } from '../../landing/landing-list.js';
import { limits } from '../../limit-words.js';
import type { InfoPage, Section } from '../info-page.js';
import { optionSentences, toolRemarks } from './option-sentences.js';

const kindNames: Readonly<Record<FileKind, readonly [one: string, several: string]>> = {
  pdf: ['PDF', 'PDFs'],
  image: ['image', 'images'],
  text: ['text', 'texts'],
  office: ['Office document', 'Office documents'],
};

const eachOf = ({ accepts: { each = {} } }: Tool): string =>
  (Object.entries(each) as [FileKind, number][]).map(([kind, count]) => many(count, ...kindNames[kind])).join(' and ');

const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;

/** The files that a tool takes, such as `1 PDF` or `2 to 100 PDFs`. */
const filesOf = (tool: Tool): string => {
  const { kinds, min, max, each } = tool.accepts;
  if (each) return eachOf(tool);
  if (max === 1)
    return `1 ${listed(
      kinds.map((kind) => kindNames[kind][0]),
      'or',
    )}`;
  return `${min} to ${max} ${listed(
    kinds.map((kind) => kindNames[kind][1]),
    'or',
  )}`;
};

const FREE: Readonly<Record<Field['kind'], string>> = {
  choice: '',
  list: '',
  text: 'Text',
  secret: 'Text that is kept secret',
  slider: 'A slider',
  number: 'A number',
  check: 'On or off',
};

const LISTED_MAX = 8;

const choiceText = ({ hints = {}, names = {} }: Field, choice: string | number, isForCalls: boolean): string => {
  const name = names[choice] ?? (isForCalls ? String(choice) : sentence(String(choice)));
  return hints[choice] === undefined ? name : `${name}: ${hints[choice]}`;
};

/** What an option can be. Calls take the values as they stand. */
const valuesOf = (field: Field, isForCalls: boolean): string => {
  const { kind, choices, hints, placeholder } = field;
  if (choices.length > LISTED_MAX) return `One of ${choices.length}`;
  if (choices.length > 0) {
    return choices.map((choice) => choiceText(field, choice, isForCalls)).join(hints ? '; ' : ', ');
  }
  return placeholder === undefined ? FREE[kind] : placeholder.charAt(0).toUpperCase() + placeholder.slice(1);
};

/** The options of a tool, each with its values and its sentence. */
const optionRows = (tool: Tool): readonly (readonly string[])[] =>
  fieldsOf(tool).map((field) => [
    field.label,
    valuesOf(field, tool.audience === 'call'),
    optionSentences[tool.id]?.[field.name] ?? '',
  ]);

const sectionOf = (tool: Tool): Section => {
  const rows = optionRows(tool);
  const remark = toolRemarks[tool.id] ?? '';
  const text = `${tool.tagline}. Takes ${filesOf(tool)}; usually done in ${tool.duration}. ${remark}`.trimEnd();
  if (rows.length === 0) return { kind: 'text', heading: tool.title, text, paragraphs: ['It has no options.'] };
  return { kind: 'table', heading: tool.title, text, columns: ['Option', 'Values', 'What it does'], rows };
};

/** The tools that have a page, in the order of the menu. */
export const helpedTools: readonly Tool[] = landingList.flatMap(({ tool }) => findTool(tool) ?? []);

const labelsOf = (kind: FileKind): string =>
  [...new Set(fileTypes.filter((type) => type.kind === kind).map(({ label }) => label))].join(', ');

const sizeRows = (Object.keys(kindNames) as FileKind[]).map((kind) => [
  sentence(kindNames[kind][1]),
  labelsOf(kind),
  `${megabytes(maxBytesOf(kind))} MB`,
]);

export const helpToolsPage: InfoPage = {
  path: '/help/tools',
  title: 'Help: tools',
  heading: 'Tools and their options',
  description:
    'What each tool of Docket takes, how long it takes, and a sentence for each of its options; the limits for files.',
  intro: `The names are the same as on screen. The tools are listed under three headings: ${Object.values(groupTitles).join(', ')}.`,
  sections: [
    {
      kind: 'table',
      heading: 'Files',
      text: `A conversion takes up to ${limits.files}, and a document up to ${limits.pages}. On the page of a single tool, images can be up to ${limits.imageAlone}.`,
      columns: ['Files', 'Formats', 'Largest file'],
      rows: sizeRows,
    },
    ...helpedTools.map(sectionOf),
  ],
};
