import { catalogue } from './catalogue.js';
import type { Tool } from './tool.js';

const tools: readonly Tool[] = catalogue;

/** Calls of their own that a visitor chooses like any other tool. */
const CHOSEN_CALLS: ReadonlySet<string> = new Set(['generate-quiz', 'pdf-detect-sensitive']);

const EDIT = 'pdf-edit';

/**
 * The tools that an administrator can switch off: those that visitors choose. Calls that screens make by themselves, such
 * as the drawing of a page, stay.
 */
export const switchableTools: readonly Tool[] = tools.filter(
  ({ id, audience, makesVersions, inBatches }) =>
    id !== EDIT && (audience !== 'call' || makesVersions === true || inBatches === true || CHOSEN_CALLS.has(id)),
);

/** Tools that visitors know by the name of another one. */
const knownAs: Readonly<Record<string, string>> = { summarize: 'ai-summarize' };

/** The tool that each part of a draft of the Edit mode belongs to, by the name of its option. */
const partsOfEdit: Readonly<Record<string, string>> = {
  edits: 'pdf-edit-text',
  findAndReplace: 'pdf-edit-text',
  fields: 'pdf-add-fields',
  values: 'pdf-fill-form',
  marks: 'pdf-annotate',
  changed: 'pdf-annotate',
  removed: 'pdf-annotate',
  bookmarks: 'pdf-bookmarks',
  pageLabels: 'pdf-bookmarks',
  properties: 'pdf-properties',
};

const chosen: ReadonlySet<string> = new Set([EDIT, ...Object.keys(knownAs), ...switchableTools.map(({ id }) => id)]);

/** Whether a visitor chooses this tool, unlike one that screens ask for by themselves; a quota counts only the former. */
export const isChosenTool = (id: string): boolean => chosen.has(id);

type Options = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
};

/** The tool that goes over the wire as this one with these options, such as text recognition as a conversion to PDF. */
const sentAs = (id: string, options: Options): Tool | undefined =>
  tools.find(
    ({ sentAs: sent }) =>
      sent?.tool === id && Object.entries(sent.options).every(([name, value]) => String(options[name]) === value),
  );

/**
 * The tools, as administrators switch them, that a request amounts to.
 *
 * @param id       as in the catalogue.
 * @param options  checked ones.
 */
export const toolsAskedFor = (id: string, options: Options): readonly string[] => {
  if (id === EDIT) {
    const parts = Object.keys(partsOfEdit).filter((name) => isGiven(options[name]));
    return [...new Set(parts.flatMap((name) => partsOfEdit[name] ?? []))];
  }
  return [sentAs(id, options)?.id ?? knownAs[id] ?? id];
};
